/** Every key of every screen, pressed in a pseudo-terminal: the program lives, the screen is whole, and help has not lied. */
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { KEY_TABLES, type ScreenName } from '../../src/ui/key-tables.ts';
import { actionOf, helpRows, isScreenName } from '../../src/ui/keymap.ts';
import { spoil } from './beginnings.ts';
import { marked, point } from './lists.ts';
import { Pair } from './pair.ts';
import { type Look, lie, lookAt } from './promises.ts';
import { scratch } from './terminal.ts';
import { WAYS } from './ways.ts';
import { makeYard } from './yard.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

/** What a list must show under the cursor, so that choosing it leads somewhere that is the same every time. */
const SAFE: Readonly<Partial<Record<ScreenName, number>>> = { pause: 0, settings: 0, workbench: 0, mods: 1 };
/** The row of the settings in the main menu, counted from the last one. */
const SETTINGS = 2;
const INSIDE: ReadonlySet<ScreenName> = new Set(['combat', 'target']);
/** Only seen with something unreadable in the folder. */
const LAST: ScreenName = 'notice';

/** All screens; those of a fight one after the other, for another one has to be found first. */
const SCREENS = Object.keys(KEY_TABLES)
  .filter(isScreenName)
  .sort((one, other) => Number(INSIDE.has(one)) - Number(INSIDE.has(other)));

/** The tour through all tables in one language with one key set; answers what was pressed. */
class Tour {
  readonly pressed = new Set<string>();
  readonly lies: string[] = [];
  private readonly pair: Pair;
  private readonly language: string;
  private readonly lone: boolean;

  constructor(pair: Pair, language: string, lone: boolean) {
    this.pair = pair;
    this.language = language;
    this.lone = lone;
  }

  async screen(screen: ScreenName): Promise<void> {
    const rows = helpRows(screen, this.pair.mirror.settings).filter(({ action }) => action !== 'quit');
    for (const { keys } of rows) for (const key of keys) await this.key(screen, key);
    await WAYS[screen](this.pair);
    await this.pair.sameCells();
  }

  private async key(screen: ScreenName, key: string): Promise<void> {
    const { pair } = this;
    await WAYS[screen](pair);
    await this.makeSafe(screen);
    const before = this.look(screen);
    if (key === 'escape' && this.lone) await pair.escape();
    else await pair.press(key);
    const action = actionOf(screen, key, pair.mirror.settings);
    if (action === undefined) throw new Error(`${key} means nothing on ${screen}`);
    this.pressed.add(`${screen}: ${action} ${key}`);
    const found = lie(screen, action, before, lookAt(pair));
    if (found !== undefined) this.lies.push(`${screen}: ${action} ${key}: ${found}`);
    if (screen === 'settings') await this.speakAgain();
  }

  private look(screen: ScreenName): Look {
    const { top } = this.pair.mirror;
    const named = screen === 'name' ? 'creation' : screen;
    if (top !== named) throw new Error(`${top} is open instead of ${screen}`);
    return lookAt(this.pair);
  }

  private async makeSafe(screen: ScreenName): Promise<void> {
    const row = SAFE[screen];
    const rows = marked(this.pair)?.rows.length ?? 0;
    if (screen === 'menu') await point(this.pair, rows - SETTINGS);
    // Leaving everything as it is comes last.
    if (screen === 'notice') await point(this.pair, rows - 1);
    if (row !== undefined && marked(this.pair) !== undefined) await point(this.pair, row);
  }

  /** Sideways on the first row of the settings lies another language. */
  private async speakAgain(): Promise<void> {
    const { pair } = this;
    while (pair.mirror.top === 'settings' && pair.mirror.settings.language !== this.language) await pair.press('right');
  }

  /** The keys that end the program: each needs a program to end. */
  async endings(screen: ScreenName): Promise<void> {
    const { pair } = this;
    const keys = helpRows(screen, pair.mirror.settings).flatMap((row) => (row.action === 'quit' ? row.keys : []));
    for (const key of keys) {
      await WAYS[screen](pair);
      await pair.press(key);
      expect(await pair.terminal.ended()).toMatchObject({ code: 0 });
      expect(pair.terminal.modes).toEqual({ alternate: false, cursor: true, marked: false, wraps: true });
      this.pressed.add(`${screen}: quit ${key}`);
      await pair.restart();
    }
  }
}

async function started(settings: string): Promise<Pair> {
  const { folder, remove } = scratch();
  const modsDir = makeYard(join(folder, 'mods'));
  const pair = await Pair.start({ modsDir, dataDir: join(folder, 'data'), settings });
  leftovers.push(remove, () => pair.dispose());
  return pair;
}

/** All there is to press on some screens. */
function keysOf(screens: readonly ScreenName[], { mirror }: Pair): string[] {
  return screens.flatMap((screen) =>
    helpRows(screen, mirror.settings).flatMap(({ action, keys }) => keys.map((key) => `${screen}: ${action} ${key}`)),
  );
}

/** Screens whose keys are not the same in both sets. */
function differing(): ScreenName[] {
  const told = (screen: ScreenName, keySet: 'standard' | 'laptop'): string =>
    JSON.stringify(helpRows(screen, { keySet, keys: {} }));
  return SCREENS.filter((screen) => told(screen, 'standard') !== told(screen, 'laptop'));
}

describe.each([
  ['en', 'standard'],
  ['de', 'laptop'],
] as const)('in %s the %s keys', (language, set) => {
  it('do on every screen what help says', { timeout: 120_000 }, async () => {
    const pair = await started(`language = "${language}"\nkey_set = "${set}"\n`);
    const tour = new Tour(pair, language, language === 'en');
    for (const screen of SCREENS) if (screen !== LAST) await tour.screen(screen);
    await tour.endings('menu');
    await spoil(pair);
    await tour.screen(LAST);
    expect(tour.lies).toEqual([]);
    expect(keysOf(SCREENS, pair).filter((one) => !tour.pressed.has(one))).toEqual([]);
  });
});

describe.each([
  ['de', 'standard'],
  ['en', 'laptop'],
] as const)('in %s the %s keys', (language, set) => {
  it('that are not those of the other set do what help says', { timeout: 120_000 }, async () => {
    const pair = await started(`language = "${language}"\nkey_set = "${set}"\n`);
    const tour = new Tour(pair, language, false);
    const screens = differing();
    expect(screens.length).toBeGreaterThan(0);
    for (const screen of screens) await tour.screen(screen);
    expect(tour.lies).toEqual([]);
    expect(keysOf(screens, pair).filter((one) => !tour.pressed.has(one))).toEqual([]);
  });
});
