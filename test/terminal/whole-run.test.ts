/** The game itself from the first key to victory, and to death: a bot decides, fingers press keys, nothing else helps. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { entryName } from '../../src/ui/words/names.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { loadCore } from '../core.ts';
import { Autopilot, type Plan, planFor } from './autopilot.ts';
import { carryOut } from './fingers.ts';
import { marked, point } from './lists.ts';
import { Pair } from './pair.ts';
import { ROOT, scratch } from './terminal.ts';
import { isSaved } from './walk.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

async function started(seed: string, language: string): Promise<{ pair: Pair; dataDir: string }> {
  const { folder, remove } = scratch();
  const dataDir = join(folder, 'data');
  const settings = `language = "${language}"\n`;
  const pair = await Pair.start({ modsDir: join(ROOT, 'mods'), dataDir, seed, settings });
  leftovers.push(remove, () => pair.dispose());
  return { pair, dataDir };
}

/** From the menu to the map, with the options of the plan, found by their names. */
async function makeHero(pair: Pair, options: readonly string[], language: string): Promise<void> {
  const { content } = pair.mirror.loaded;
  const names = options.map((id) => entryName({ content, words: wordsFor(language, content) }, 'options', id));
  await pair.press('enter', 'enter');
  for (const category of content.categoryOrder.filter(({ level }) => level === 1)) {
    const mine = names.filter((_, at) => content.options.get(options[at] ?? '')?.category === category.id);
    for (const name of mine) {
      await point(pair, marked(pair)?.rows.findIndex((row) => row.slice(2) === name) ?? -1);
      await pair.press('enter');
    }
    if (category.pick > 1) await pair.press('tab');
  }
  await pair.press('enter');
  expect(pair.mirror.state?.hero.options).toEqual(options);
}

/** Plays a plan to its end. */
async function play(pair: Pair, { bot, options }: Plan, language: string): Promise<void> {
  await makeHero(pair, options, language);
  const pilot = new Autopilot(pair.mirror.loaded.content, bot);
  for (let state = pair.mirror.state; state !== undefined && state.over === undefined; state = pair.mirror.state) {
    const command = pilot.next(state);
    if (command === undefined) throw new Error('the bot does not know what to do');
    await carryOut(pair, command);
  }
  await pair.catchUp();
}

describe.each([
  ['de', 'won', 'sensible', /GEWONNEN|Sieg/i],
  ['en', 'died', 'attack', /died|killed|dead/i],
] as const)('in %s a hero who', (language, outcome, bot, told) => {
  it(`${outcome} did so by keys alone`, { timeout: 240_000 }, async () => {
    const plan = planFor(loadCore(), bot, outcome);
    const { pair, dataDir } = await started(plan.seed, language);
    await play(pair, plan, language);
    expect(pair.mirror.state?.over?.outcome).toBe(outcome);
    expect(pair.mirror.state?.marks).toEqual([]);
    expect(pair.terminal.screen).toMatch(told);
    await pair.sameCells();
    await pair.press('pagedown', 'm', 'escape', 'enter');
    expect(isSaved(dataDir)).toBe(false);
    const records = readdirSync(join(dataDir, 'runs')).filter((name) => name.endsWith('.toml'));
    expect(records).toHaveLength(1);
    expect(readFileSync(join(dataDir, 'runs', records[0] ?? ''), 'utf8')).toContain(`outcome = "${outcome}"`);
    await pair.press('q');
    expect(await pair.terminal.ended()).toMatchObject({ code: 0 });
    expect(pair.terminal.modes).toEqual({ alternate: false, cursor: true, marked: false, wraps: true });
  });
});
