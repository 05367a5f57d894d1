/** A game driven by lines of JSON: each line is answered with one, and none that makes no sense ends the session. */

import { readCommand } from '../../data/command-shape.ts';
import { fitToContent } from '../../data/save/prune.ts';
import { readState } from '../../data/save/shape.ts';
import { unsound } from '../../data/save/sound.ts';
import type { Content } from '../../game/content/content.ts';
import { execute } from '../../game/execute.ts';
import { newRun } from '../../game/new-run.ts';
import type { GameState } from '../../game/state.ts';
import { parseSeed, seedText } from '../../lib/seed.ts';
import { completed } from '../heroes.ts';
import { commandIssue, firstIssue } from './issue.ts';
import { answerQuery, fault } from './queries.ts';
import { COUNTED, loadShape, newShape, QUERIES, type QueryName } from './requests.ts';

/** The longest line that is read. */
const LINE_LIMIT = 16_000_000;

export class HeadlessSession {
  private readonly content: Content;
  private state: GameState | undefined;

  constructor(content: Content) {
    this.content = content;
  }

  /** Answers one line with one line. Never throws on what a line holds. */
  answer(line: string): string {
    return JSON.stringify(this.respond(line));
  }

  private respond(line: string): unknown {
    if (line.length > LINE_LIMIT) return fault('too_long', 'the line is longer than 16,000,000 characters');
    const request = parse(line);
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      return fault('no_object', 'a line is one JSON object');
    }
    if (Object.hasOwn(request, 'new')) return this.begin(request);
    if (Object.hasOwn(request, 'load')) return this.load(request);
    // What the query is gets looked at before it is used; here only that there is one is known.
    if (Object.hasOwn(request, 'query')) return this.query(request as { readonly query: unknown });
    if (Object.hasOwn(request, 'command')) return this.command(request);
    return fault('unknown_request', 'expected one of: new, load, command, query');
  }

  private begin(request: object): unknown {
    const read = newShape.safeParse(request);
    if (!read.success) return fault('bad_request', firstIssue(read.error));
    const { seed, name, options, endless } = read.data.new;
    const begun = newRun({ seed: parseSeed(seed), seedText: seedText(seed), endless }, this.content);
    if (!begun.ok) return fault(begun.code, `the content has no first floor that can be built ${begun.floor}`.trim());
    const { state } = begun;
    if (options !== undefined) {
      const all = completed(this.content, options);
      const outcome = execute(state, { command: 'create_character', name, options: all }, this.content);
      if (outcome.outcome === 'rejected') return fault(outcome.reason.code, `new: ${JSON.stringify(outcome.reason)}`);
    }
    this.state = state;
    return { ready: { turn: state.turn } };
  }

  private load(request: object): unknown {
    const line = loadShape.safeParse(request);
    if (!line.success) return fault('bad_request', firstIssue(line.error));
    const read = readState(line.data.load);
    if (!read.success) return fault('bad_state', firstIssue(read.error));
    const wrong = unsound(read.data);
    if (wrong !== undefined) return fault('bad_state', JSON.stringify(wrong));
    const { state, dropped } = fitToContent(read.data, this.content);
    if (dropped.length > 0)
      return fault('unknown_content', `the state needs what is not loaded: ${JSON.stringify(dropped[0])}`);
    this.state = state;
    return { ready: { turn: state.turn } };
  }

  private command(request: object): unknown {
    const { state } = this;
    if (state === undefined) return fault('no_run', 'begin one with new or load');
    const asked = withoutMax(request);
    const command = readCommand(asked);
    if (command === undefined) return fault('bad_command', commandIssue(asked));
    const outcome = execute(state, command, this.content);
    if (outcome.outcome === 'rejected') return outcome;
    return { ...outcome, over: state.over?.outcome ?? null };
  }

  private query(request: { readonly query: unknown }): unknown {
    const { state } = this;
    if (state === undefined) return fault('no_run', 'begin one with new or load');
    const name = request.query;
    if (typeof name !== 'string' || !Object.hasOwn(QUERIES, name)) {
      return fault('unknown_query', `expected one of: ${Object.keys(QUERIES).join(', ')}`);
    }
    // Looked up in the table before.
    const read = QUERIES[name as QueryName].safeParse(request);
    return read.success ? answerQuery(state, this.content, read.data) : fault('bad_query', firstIssue(read.error));
  }
}

/** Commands as `commands` lists them carry their largest count; sent back, it says nothing. */
function withoutMax(request: object): object {
  // Any object may have any field; what they hold is looked at.
  const { max, ...command } = request as { readonly command?: unknown; readonly max?: unknown };
  return COUNTED.some((name) => name === command.command) && Number.isInteger(max) ? command : request;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
