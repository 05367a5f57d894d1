/** A small window that asks for a text or a number. */
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { centered, drawText, hintLines, pane } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { eraseLast, isDigit, type TextField, textField, typeKey, typeText } from '../widgets/text-field.ts';
import { popAnd, usual } from './answers.ts';

export interface PromptSpec {
  readonly question: string;
  readonly field: TextField;
  /** The largest number; absent when a text is asked for. */
  readonly most?: number;
  /** What follows from what was typed. The prompt closes first. */
  readonly accept: (text: string, scenery: Scenery) => Response;
}

export function promptScreen(spec: PromptSpec): Screen {
  const { field } = spec;
  const hints = (scenery: Scenery): Line[] => hintPieces('prompt', ['accept', 'back', 'help'], scenery);
  return {
    name: 'prompt',
    overlay: true,
    draw(grid, area, scenery) {
      const box = centered(area, Math.min(60, area.w - 4), 5);
      const foot = hints(scenery).map(plain).join('  ');
      const inner = pane(grid, box, scenery.words.text('prompt.title'), {
        unicode: scenery.unicode,
        active: true,
        foot,
      });
      drawText(grid, inner, [[piece(spec.question, 'dim')], '', typed(field)]);
    },
    key(key, scenery) {
      const action = actionOf('prompt', key, scenery.settings);
      switch (action) {
        case 'accept':
          return popAnd(spec.accept(field.text, scenery));
        case 'back':
        case 'help':
          return usual('prompt', action) ?? NONE;
        case 'delete':
          eraseLast(field);
          return NONE;
        default:
          if (action === undefined) typeKey(field, key);
          else if (spec.most !== undefined) step(field, action, spec.most);
          return NONE;
      }
    },
    paste: (text) => typeText(field, text),
    lines: (scenery) => [spec.question, `> ${field.text}_`, ...hintLines(hints(scenery))],
  };
}

function typed(field: TextField): Line {
  return [piece(field.text, 'bright'), piece('_', 'accent', { bold: true })];
}

function step(field: TextField, action: 'up' | 'down' | 'most' | 'least', most: number): void {
  const now = Number(field.text) || 0;
  const next = { up: now + 1, down: now - 1, most, least: 1 }[action];
  field.text = String(Math.max(1, Math.min(most, next)));
}

/** Asks for a number from 1 to `most`. */
export function amountPrompt(question: string, most: number, accept: (count: number) => Response): Screen {
  return promptScreen({
    question,
    most,
    field: textField(String(most), 9, isDigit),
    accept: (text) => {
      const count = Math.min(most, Number(text) || 0);
      return count < 1 ? NONE : accept(count);
    },
  });
}
