/** The stack of screens: led ones below, those the player opened above them. */
import type { Grid } from './grid.ts';
import type { LedScreen } from './lead.ts';
import type { Response, Scenery, Screen } from './screen.ts';

interface Entry {
  readonly screen: Screen;
  /** Opened by the state; absent for what the player opened. */
  readonly led?: LedScreen;
}

export class ScreenStack {
  private entries: Entry[] = [];

  get top(): Screen | undefined {
    return this.entries.at(-1)?.screen;
  }

  /** The names from the bottom up. */
  get names(): string[] {
    return this.entries.map((entry) => entry.screen.name);
  }

  /** Opens and closes led screens until they are the wanted ones; what lies above a change is closed with it.
   * A screen that stays keeps its cursor. Answers whether anything changed. */
  lead(wanted: readonly LedScreen[], make: (name: LedScreen) => Screen): boolean {
    let kept = 0;
    while (kept < wanted.length && this.entries[kept]?.led === wanted[kept]) kept++;
    const surplus = this.entries.slice(kept).some((entry) => entry.led !== undefined);
    if (kept === wanted.length && !surplus) return false;
    this.entries.length = kept;
    for (const led of wanted.slice(kept)) this.entries.push({ screen: make(led), led });
    return true;
  }

  push(screen: Screen): void {
    this.entries.push({ screen });
  }

  /** Closes the topmost screen, unless the state holds it open. */
  pop(): void {
    if (this.entries.at(-1)?.led === undefined) this.entries.pop();
  }

  /** Does what a response asks of the stack alone; answers whether that was all of it. */
  answer(response: Response): boolean {
    if (response.kind === 'pop' || response.kind === 'replace') this.pop();
    if (response.kind === 'push' || response.kind === 'replace') this.push(response.screen);
    return ['none', 'pop', 'push', 'replace'].includes(response.kind);
  }

  /** A command has been carried out: nothing lies over the game any more. */
  closeOverlays(): void {
    this.entries = this.entries.filter((entry) => entry.led !== undefined || !entry.screen.overlay);
  }

  /** Throws away every screen, for a change of language or a new run. */
  clear(): void {
    this.entries = [];
  }

  /** From the topmost screen that fills the window upward. */
  draw(grid: Grid, scenery: Scenery): void {
    let from = this.entries.length - 1;
    while (from > 0 && this.entries[from]?.screen.overlay === true) from--;
    for (const { screen } of this.entries.slice(Math.max(0, from))) screen.draw(grid, grid.area, scenery);
  }
}
