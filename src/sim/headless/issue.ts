/** The first thing wrong with a line, in one sentence that names the part. */
import type * as z from 'zod/mini';
import { commandShape } from '../../data/command-shape.ts';
import { COMMAND_NAMES } from './requests.ts';

/** "new.seed: …": the path of the first issue and what was expected there. */
export function firstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? 'it makes no sense' : sentence(issue);
}

function sentence(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String).join('.');
  return `${path === '' ? 'the line' : path}: ${describe(issue)}`;
}

const CHEATS = ['give', 'heal', 'descend', 'clear_room', 'level', 'quest', 'reveal'];

/** The same for something that should be a command: its name first, then its fields. */
export function commandIssue(request: object): string {
  const command: unknown = Reflect.get(request, 'command');
  if (!COMMAND_NAMES.some((name) => name === command)) return `command: expected one of ${COMMAND_NAMES.join(', ')}`;
  const [issue] = commandShape.safeParse(request).error?.issues ?? [];
  if (issue === undefined) return 'it makes no sense';
  if (issue.code !== 'invalid_union') return sentence(issue);
  // The union has two halves: the workbench, told apart by `what`, and everything else by `command`.
  const [found] = issue.errors[command === 'cheat' ? 1 : 0] ?? [];
  if (found?.code === 'invalid_union') return `what: expected one of ${CHEATS.join(', ')}`;
  return found === undefined ? 'it makes no sense' : sentence(found);
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${String(issue.minimum)}`;
    case 'too_big':
      return `at most ${String(issue.maximum)}`;
    default:
      return issue.code.replaceAll('_', ' ');
  }
}
