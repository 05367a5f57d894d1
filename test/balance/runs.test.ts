/** Balance of the core mod on fixed seeds, in bands wide enough for a change of numbers and too narrow for a broken game. */
import { beforeAll, describe, expect, it } from 'vitest';
import { jobsOf, playJob, reportOf } from '../../src/sim/batch.ts';
import { type BotName, FORBIDDABLE, type Plan, planFrom } from '../../src/sim/bots/temper.ts';
import type { Report, Summary } from '../../src/sim/report.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
/** One class of each kind, and no race twice. */
const HEROES = [
  ['core:dwarf', 'core:warrior'],
  ['core:elf', 'core:thief'],
  ['core:human', 'core:cleric'],
  ['core:revenant', 'core:mage'],
];

function played(bot: BotName, runs: number, plan: Plan = {}, endless = false): Report {
  const request = { runs, seed: 41, heroes: HEROES, bot, plan, endless };
  const { rows, jobs } = jobsOf(content, request);
  const results = jobs.map((job) => ({ row: job.row, figures: playJob(content, job, request) }));
  return reportOf(content, rows, results);
}

describe('a sensible player', () => {
  let total: Summary;
  beforeAll(() => {
    total = played('sensible', 3).total;
  });

  it('wins now and then, and not as a rule', () => {
    expect(total.wins).toBeGreaterThanOrEqual(1);
    expect(total.wins).toBeLessThanOrEqual(10);
  });
  it('seldom dies on the first floor', () => {
    expect(total.deaths_by_floor['1'] ?? 0).toBeLessThanOrEqual(3);
  });
  it('fights for some turns, and loses some health by it', () => {
    expect(total.fight_turns.median).toBeGreaterThanOrEqual(3);
    expect(total.fight_turns.median).toBeLessThanOrEqual(9);
    expect(total.health_cost.median).toBeGreaterThan(0.02);
    expect(total.health_cost.median).toBeLessThan(0.25);
  });
  it('spends most of the gold', () => {
    expect(total.gold_unspent).toBeLessThan(0.3);
  });
  it('is killed by many different enemies', () => {
    expect(Object.keys(total.killed_by).length).toBeGreaterThanOrEqual(3);
  });
  it('neither gets stuck nor breaks anything', () => {
    expect([total.stuck, total.broken, total.notes]).toEqual([0, 0, []]);
  });
});

describe('players of other kinds', () => {
  it('hardly ever win by attacking alone', () => {
    const { total } = played('attack', 5);
    expect(total.wins).toBeLessThanOrEqual(1);
    expect([total.stuck, total.broken]).toEqual([0, 0]);
  });
  it('get further when they drink and dress', () => {
    const attack = played('attack', 5).total;
    const novice = played('novice', 5).total;
    expect(novice.turns).toBeGreaterThan(attack.turns);
    expect(novice.wins).toBeLessThanOrEqual(6);
  });
});

describe('a plan', () => {
  it.each(FORBIDDABLE)('without %s is played to the end', (part) => {
    const { total } = played('sensible', 1, { forbid: [part] });
    expect([total.runs, total.stuck, total.broken]).toEqual([4, 0, 0]);
  });
  it('puts every point where it is told', () => {
    expect(planFrom({ stat: 'luck', exploit: 'stall' })).toEqual({ stat: 'luck', exploit: 'stall' });
  });
  it.each([{ stat: 'wit' }, { exploit: 'steal' }, { forbid: ['everything'] }, { wish: 1 }, [], null, 'luck'])(
    'that makes no sense is none: %j',
    (data) => {
      expect(planFrom(data)).toBeUndefined();
    },
  );
});
