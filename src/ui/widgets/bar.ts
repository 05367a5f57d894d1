/** A bar with its numbers: readable by shape, colour and figure alike. */
import { textWidth } from '../../lib/text.ts';
import type { Tone } from '../style.ts';
import { type Line, piece } from './rich.ts';

export interface BarSpec {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone: Tone;
  /** Cells of the whole: label, bar and numbers. */
  readonly width: number;
  readonly unicode: boolean;
}

/** "Health ████████░░░░ 34/48". Something left never looks empty, something missing never full. */
export function bar({ label, value, max, tone, width, unicode }: BarSpec): Line {
  const numbers = `${value}/${max}`;
  const head = label === '' ? '' : `${label} `;
  const cells = Math.max(0, width - textWidth(head) - textWidth(numbers) - 1);
  const full = filledCells(value, max, cells);
  const [on, off] = unicode ? ['█', '░'] : ['#', '-'];
  return [
    piece(head, 'dim'),
    piece(on.repeat(full), tone),
    piece(off.repeat(cells - full), 'dim'),
    piece(` ${numbers}`, value * 4 <= max && tone === 'health' ? 'danger' : 'text'),
  ];
}

function filledCells(value: number, max: number, cells: number): number {
  if (max <= 0 || value <= 0) return 0;
  if (value >= max) return cells;
  if (cells < 2) return cells;
  return Math.max(1, Math.min(cells - 1, Math.round((value / max) * cells)));
}
