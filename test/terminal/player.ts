/** A player who knows the game only by what the terminal shows: he reads the screen and presses keys. */
import type { Pair } from './pair.ts';

/** So many keys of one kind are enough for anything: whoever needs more has lost his way. */
const TRIES = 200;

export class Player {
  private readonly pair: Pair;

  constructor(pair: Pair) {
    this.pair = pair;
  }

  get screen(): string {
    return this.pair.terminal.screen;
  }

  get onTheMap(): boolean {
    return this.screen.includes('x Explore');
  }

  get fighting(): boolean {
    return this.screen.includes('What is coming');
  }

  get choosing(): boolean {
    return /─ (\* )?New: /.test(this.screen);
  }

  get over(): boolean {
    return this.screen.includes('The run is over');
  }

  /** A number of the status line: 'Turn', 'Gold', 'Floor', 'Level'. */
  shown(name: string): number {
    return Number(new RegExp(`${name} (\\d+)`).exec(this.screen)?.[1] ?? Number.NaN);
  }

  /** Presses keys, each once all that came of the one before stands on the screen. */
  press(...keys: readonly string[]): Promise<void> {
    return this.pair.press(...keys);
  }

  /** Presses what is to be pressed until something holds. */
  async until(what: string, goal: () => boolean, key: () => string): Promise<void> {
    for (let tries = 0; !goal(); tries++) {
      if (tries > TRIES) throw new Error(`never came to ${what}; the screen shows:\n${this.screen}`);
      await this.press(key());
    }
  }

  /** Health left as a share; 1 where none is shown. */
  get health(): number {
    const [, left = '1', most = '1'] = /Health \S+ (\d+)\/(\d+)/.exec(this.screen) ?? [];
    return Number(left) / Number(most);
  }

  /** With the help of the workbench: a short run should not end by the dice. */
  async heal(): Promise<void> {
    await this.press('f12', 'enter');
    const out = (): string => (this.choosing ? 'enter' : 'escape');
    await this.until('where he was', () => this.fighting || this.onTheMap, out);
  }

  /** Explores, fights and learns until something holds; fails when nothing new comes for too long. */
  async playUntil(what: string, goal: () => boolean, most = 400): Promise<void> {
    for (let steps = 0; !goal(); steps++) {
      if (steps > most || this.over) throw new Error(`never came to ${what}; the screen shows:\n${this.screen}`);
      if (this.health < 0.5) await this.heal();
      await this.press(this.fighting || this.choosing ? 'enter' : 'x');
    }
  }

  /** Back to the map from wherever the player is; what a level offers cannot be put off. */
  async back(): Promise<void> {
    await this.until(
      'the map',
      () => this.onTheMap,
      () => (this.choosing ? 'enter' : 'escape'),
    );
  }

  /** Walks to everybody on the map until talking to one opens what is wanted. */
  async visit(wanted: string): Promise<void> {
    for (const place of await this.people()) {
      await this.walkTo(place);
      await this.press('t');
      if (!this.onTheMap) await this.press('enter');
      if (this.screen.includes(wanted)) return;
      await this.back();
    }
    throw new Error(`nobody opens ${wanted}; the screen shows:\n${this.screen}`);
  }

  /** Where the cursor of the look mode stands: "36, 11". */
  private get place(): string {
    return /Look: (\d+, \d+)/.exec(this.screen)?.[1] ?? '';
  }

  /** The places of the look mode where somebody is, first seen first. */
  private async people(): Promise<string[]> {
    const found = new Map<string, boolean>();
    await this.press('v', 'tab');
    while (!found.has(this.place)) {
      found.set(
        this.place,
        !/│ (things on the ground|something unopened|stairs|entrance|door|unknown)/.test(this.screen),
      );
      await this.press('tab');
    }
    await this.press('escape');
    return [...found].filter(([, somebody]) => somebody).map(([place]) => place);
  }

  /** A walk stops for everything new: it is taken up again until the hero is there. */
  private async walkTo(place: string): Promise<void> {
    for (let tries = 0; tries < 12; tries++) {
      await this.press('v');
      if (this.place === place) break;
      await this.until(
        place,
        () => this.place === place,
        () => 'tab',
      );
      await this.press('enter');
      await this.until(
        'the end of a fight',
        () => !this.fighting,
        () => 'enter',
      );
    }
    await this.back();
  }
}
