/** What the preview of scripts says, in both languages. */
import type { ScriptPreview } from '../../sim/preview/script.ts';

type Problem = Extract<ScriptPreview, { ok: false }>['code'];

interface PreviewScriptWords {
  readonly nothing: string;
  problem(code: Problem, word: string): string;
  failed(place: string, fault: string): string;
  cost(operations: number, units: number): string;
}

export const PREVIEW_SCRIPT_WORDS: Readonly<Record<'de' | 'en', PreviewScriptWords>> = {
  en: {
    nothing: 'returns no action',
    problem: (code, word) =>
      ({
        no_script: `there is no script '${word}', or it does not compile: rustkeep check says more`,
        no_run: 'no run can be begun with these mods',
        bad_word: `'${word}' describes nothing`,
      })[code],
    failed: (place, fault) => `fails at ${place}: ${fault}`,
    cost: (operations, units) => `${operations} of 100000 operations, ${units} of 1000000 units of memory`,
  },
  de: {
    nothing: 'gibt keine Aktion zurück',
    problem: (code, word) =>
      ({
        no_script: `ein Skript „${word}“ gibt es nicht, oder es lässt sich nicht übersetzen: rustkeep check sagt mehr`,
        no_run: 'mit diesen Mods lässt sich kein Lauf beginnen',
        bad_word: `„${word}“ beschreibt nichts`,
      })[code],
    failed: (place, fault) => `scheitert an ${place}: ${fault}`,
    cost: (operations, units) => `${operations} von 100000 Schritten, ${units} von 1000000 Speichereinheiten`,
  },
};
