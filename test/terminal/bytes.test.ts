/** What a screen costs on the line: a step a few bytes, a new screen a few kilobytes, and the emulator shows every cell of it. */
import xterm from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import type { Pen } from '../../src/ui/ansi.ts';
import type { ColorDepth } from '../../src/ui/color.ts';
import { diff } from '../../src/ui/diff.ts';
import type { Grid } from '../../src/ui/grid.ts';
import { loadCore } from '../core.ts';
import { Stage } from '../golden/screens/stage.ts';

/** Bytes: a terminal counts neither letters nor cells. */
const size = (text: string): number => Buffer.byteLength(text);

function onTheMap(width: number, height: number): Stage {
  const stage = new Stage({ content: loadCore(), language: 'de', width, height, seed: '7' });
  for (let steps = 0; steps < 12 && stage.state?.created !== true; steps++) stage.press('enter');
  return stage;
}

describe('a step on the map', () => {
  it.each(['none', '16', '256'] as const)('costs at most 300 bytes with %s colours', (depth) => {
    const pen: Pen = { depth, theme: 'default' };
    const stage = onTheMap(80, 24);
    let shown = stage.app.draw();
    const costs: number[] = [];
    // Back and forth in the first room, where nobody waits: whichever way is free. A wall costs its sentence.
    for (let round = 0; round < 40; round++) {
      stage.press(['up', 'down', 'left', 'right'][round % 4] ?? '.');
      const next = stage.app.draw();
      costs.push(size(diff(shown, next, pen)));
      shown = next;
    }
    expect(stage.state?.turn).toBeGreaterThan(20);
    expect(Math.max(...costs)).toBeLessThanOrEqual(300);
  });
});

const KEYS = ['i', 'c', 'q', 'm', 'b', '?', 'v', 'escape', 'f12'];

describe('a new screen', () => {
  it.each<[ColorDepth, number]>([
    ['16', 8192],
    ['256', 8192],
    ['truecolor', 12_288],
  ])('in %s colours costs at most %i bytes', (depth, limit) => {
    const pen: Pen = { depth, theme: 'default' };
    const stage = onTheMap(80, 24);
    for (const key of KEYS) {
      const map = stage.app.draw();
      stage.press(key);
      const opened = stage.app.draw();
      stage.press('escape');
      for (const bytes of [diff(map, opened, pen), diff(opened, stage.app.draw(), pen), diff(undefined, opened, pen)]) {
        expect([key, size(bytes) <= limit]).toEqual([key, true]);
      }
    }
  });
});

describe('the emulator', () => {
  it('shows every cell of every screen on the way', async () => {
    const stage = onTheMap(80, 24);
    const pen: Pen = { depth: '256', theme: 'default' };
    const terminal = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
    const feed = (bytes: string): Promise<void> => new Promise((done) => terminal.write(bytes, done));
    let shown: Grid | undefined;
    for (const key of [...KEYS.flatMap((one) => [one, 'down', 'escape']), 'x', 'x', 'x', 'enter', 'enter', 'i']) {
      stage.press(key);
      const next = stage.app.draw();
      await feed(`\x1b[?7l${diff(shown, next, pen)}`);
      shown = next;
      const buffer = terminal.buffer.active;
      const rows = Array.from({ length: 24 }, (_, y) =>
        buffer
          .getLine(buffer.baseY + y)
          ?.translateToString()
          .trimEnd(),
      );
      expect(rows).toEqual(next.toLines());
    }
  });
});
