/** The first thing wrong with a line, in one sentence that names the part. */
import type * as z from 'zod/mini';

/** "new.seed: …": the path of the first issue and what was expected there. */
export function firstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'it makes no sense';
  const path = issue.path.map(String).join('.');
  return `${path === '' ? 'the line' : path}: ${describe(issue)}`;
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
