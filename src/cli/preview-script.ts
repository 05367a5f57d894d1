/** `rustkeep preview script ID`: what a script would return for the beings described. */
import { parseSeed } from '../lib/seed.ts';
import { idIn, previewScript, type ScriptPreview } from '../sim/preview/script.ts';
import { scriptFaultText } from '../ui/words/script-faults.ts';
import type { CliLanguage } from './options.ts';
import { DONE, FINDINGS, loadForTool, NOT_DONE, type ToolArgs, type ToolIo, wholeFrom } from './tool.ts';
import { PREVIEW_WORDS } from './words/preview.ts';
import { PREVIEW_SCRIPT_WORDS } from './words/preview-script.ts';

type Shown = Extract<ScriptPreview, { ok: true }>;

const MOST_FLOORS = 1_000_000;

/** Runs a script once. Exit codes: 0 done, 1 the script fails, 2 not done. */
export async function previewOf(id: string, read: ToolArgs, io: ToolIo): Promise<number> {
  const words = PREVIEW_SCRIPT_WORDS[read.language];
  const floor = wholeFrom(read.value('number') ?? '1', 1, MOST_FLOORS);
  if (floor === undefined) return complain(io, PREVIEW_WORDS[read.language].number('--number', 1, MOST_FLOORS));
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  const listed = (name: string): readonly string[] => read.parsed.values.get(name) ?? [];
  const preview = previewScript(game.content, {
    script: idIn(game.content.scripts, id) ?? id,
    self: listed('self'),
    target: listed('target'),
    quests: listed('quest'),
    floor,
    seed: parseSeed(read.value('seed') ?? '1'),
  });
  if (!preview.ok) return complain(io, `rustkeep preview: ${words.problem(preview.code, preview.word)}`);
  io.out(read.flag('json') ? `${JSON.stringify(withoutMark(preview))}\n` : textOf(preview, read.language));
  return preview.result.ok ? DONE : FINDINGS;
}

function complain(io: ToolIo, text: string): number {
  io.err(`${text}\n`);
  return NOT_DONE;
}

function withoutMark({ ok: _ok, ...report }: Shown): Omit<Shown, 'ok'> {
  return report;
}

function textOf({ result, operations, units }: Shown, language: CliLanguage): string {
  const words = PREVIEW_SCRIPT_WORDS[language];
  const lines = result.ok
    ? result.actions.length === 0
      ? [words.nothing]
      : result.actions.map(actionLine)
    : [words.failed(`${result.line}:${result.column}`, scriptFaultText(language, result.code, result.detail))];
  return `${[...lines, words.cost(operations, units)].join('\n')}\n`;
}

/** A value as TOML has it; an amount is written "1-4". */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const fields = new Map<string, unknown>(Object.entries(value));
  const [min, max] = [fields.get('min'), fields.get('max')];
  if (fields.size === 2 && min !== undefined && max !== undefined) return min === max ? String(min) : `"${min}-${max}"`;
  return `{ ${[...fields].map(([name, inner]) => `${name} = ${valueText(inner)}`).join(', ')} }`;
}

/** `damage  amount = 17, damage_type = "fire"`: what TOML would say. */
function actionLine({ action, ...fields }: { readonly action: string }): string {
  const told = Object.entries(fields).map(([name, value]) => `${name} = ${valueText(value)}`);
  return [action, told.join(', ')].join('  ').trimEnd();
}
