/** Content of which the first part is there and the whole is read when it is wanted. */
import type { Content } from '../game/content/content.ts';

export class LateContent {
  /** Content like any other. A field that only the whole has reads it first. */
  readonly content: Content;
  private readonly read: () => Content;
  private there: Content | undefined;

  /** `fields` names what only the whole has. */
  constructor(early: Partial<Content>, fields: readonly string[], read: () => Content) {
    this.read = read;
    const content: Partial<Content> = {};
    const define = (name: string, of: () => Partial<Content>) =>
      // A name of a field of content: `early` and the caller's list say which.
      Object.defineProperty(content, name, { enumerable: true, get: () => of()[name as keyof Content] });
    for (const name of Object.keys(early)) define(name, () => this.there ?? early);
    for (const name of fields) define(name, () => this.whole);
    // What was there and the names together are all the fields.
    this.content = content as Content;
  }

  /** Plain content. Throws when it cannot be read. */
  get whole(): Content {
    this.there ??= this.read();
    return this.there;
  }

  /** Takes other content, where the whole cannot be read. */
  replace(content: Content): void {
    this.there = content;
  }
}
