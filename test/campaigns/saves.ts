/** A campaign over damaged saves: flipped bits, cuts, lost and doubled lines, blocks of zeros and of rubbish. */
import { decodeSave, encodeSave, type SaveHeader } from '../../src/data/save/codec.ts';
import { fitToContent } from '../../src/data/save/prune.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import { below, type Rng } from '../../src/lib/rng.ts';
import { streamFor } from '../../src/lib/seed.ts';
import { brokenInvariant } from '../../src/sim/invariants.ts';
import { nextCommand, statesOf } from '../persistence/player.ts';

export interface SaveFigures {
  damages: number;
  /** How each was told. */
  readonly told: Record<string, number>;
  /** Changed saves that were taken and played on. */
  played: number;
  readonly faults: string[];
}

const HEADER: SaveHeader = {
  game: '0.1.0',
  content: 'c',
  journal: { run: 'r', commands: 1 },
  mods: [{ id: 'core', version: '1', hash: 'h' }],
};
/** Numbers that are values; those in the rows of the map only hide what is there. */
const NUMBER = /(?<== )-?\d+\b/g;

type Damage = (bytes: Buffer, dice: Rng) => Buffer;

/** Each takes a whole save and spoils it. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  bit: (bytes, dice) => {
    const at = below(dice, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(dice, 8));
    return bytes;
  },
  byte: (bytes, dice) => {
    bytes[below(dice, bytes.length)] = below(dice, 256);
    return bytes;
  },
  cut: (bytes, dice) => bytes.subarray(0, below(dice, bytes.length)),
  'cut in front': (bytes, dice) => bytes.subarray(1 + below(dice, bytes.length - 1)),
  zeros: (bytes, dice) => {
    const at = below(dice, bytes.length);
    return bytes.fill(0, at, Math.min(bytes.length, at + 1 + below(dice, 512)));
  },
  rubbish: (bytes, dice) => {
    const at = below(dice, bytes.length);
    const rubbish = Buffer.from(Array.from({ length: 1 + below(dice, 200) }, () => below(dice, 256)));
    return Buffer.concat([bytes.subarray(0, at), rubbish, bytes.subarray(at)]);
  },
  'line lost': lines((all, dice) => all.splice(below(dice, all.length), 1)),
  'line doubled': lines((all, dice) => {
    const at = below(dice, all.length);
    all.splice(at, 0, all[at] ?? '');
  }),
  'lines swapped': lines((all, dice) => {
    const [a, b] = [below(dice, all.length), below(dice, all.length)];
    [all[a], all[b]] = [all[b] ?? '', all[a] ?? ''];
  }),
  number: (bytes, dice) => {
    const text = bytes.toString('utf8');
    const all = [...text.matchAll(NUMBER)];
    const one = all[below(dice, all.length)];
    const value = ['0', '-1', '1e9', '9007199254740993', 'nan', 'inf', '0.5', '"x"', '{}', '[]', 'true'][
      below(dice, 11)
    ];
    if (one === undefined) return bytes;
    return Buffer.from(`${text.slice(0, one.index)}${value}${text.slice(one.index + one[0].length)}`);
  },
};

function lines(change: (all: string[], dice: Rng) => void): Damage {
  return (bytes, dice) => {
    const all = bytes.toString('utf8').split('\n');
    change(all, dice);
    return Buffer.from(all.join('\n'));
  };
}

/** Damages so many saves, from a seed on. `faults` stays empty in a good campaign. */
export function saveCampaign(content: Content, count: number, first = 1): SaveFigures {
  const figures: SaveFigures = { damages: 0, told: {}, played: 0, faults: [] };
  const kinds = Object.keys(DAMAGES);
  for (let seed = first; figures.damages < count; seed++) {
    const dice = streamFor(String(seed), 'damage');
    for (const state of statesOf(content, String(seed), 400, 40)) {
      const text = encodeSave(state, HEADER);
      for (let round = 0; round < 25 && figures.damages < count; round++) {
        const kind = kinds[below(dice, kinds.length)] ?? 'bit';
        const damaged = DAMAGES[kind]?.(Buffer.from(text), dice).toString('utf8') ?? '';
        figures.damages++;
        const fault = faultOf(content, text, damaged, figures);
        if (fault !== undefined) figures.faults.push(`seed ${seed}, damage ${figures.damages} (${kind}): ${fault}`);
      }
    }
  }
  return figures;
}

function faultOf(content: Content, text: string, damaged: string, figures: SaveFigures): string | undefined {
  try {
    const reading = decodeSave(damaged);
    figures.told[reading.kind] = (figures.told[reading.kind] ?? 0) + 1;
    if (reading.kind === 'genuine')
      return damaged.trimEnd() === text ? undefined : 'a damaged save was taken for a whole one';
    if (reading.kind !== 'changed') return undefined;
    figures.played++;
    const { state } = fitToContent(reading.state, content);
    for (let turn = 0; turn < 5 && state.over === undefined; turn++) {
      execute(state, nextCommand(state, content), content);
      const broken = brokenInvariant(state, content);
      if (broken !== undefined) return broken;
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
