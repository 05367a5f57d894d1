/** Short forms of the responses that screens give, and what every screen answers alike. */
import type { Command } from '../../game/command.ts';
import type { KeyAction, ScreenName } from '../key-tables.ts';
import type { AppRequest, Response, Screen } from '../screen.ts';
import { POP } from '../screen.ts';
import { helpScreen } from './help.ts';

export function push(screen: Screen): Response {
  return { kind: 'push', screen };
}

export function command(asked: Command): Response {
  return { kind: 'command', command: asked };
}

export function app(does: AppRequest): Response {
  return { kind: 'app', does };
}

export function status(text: string): Response {
  return app({ request: 'status', text });
}

export function all(...responses: readonly Response[]): Response {
  return { kind: 'all', responses };
}

/** Closes the screen that answers, then does the rest. */
export function popAnd(response: Response): Response {
  return all(POP, response);
}

/** Help and going back are the same everywhere. */
export function usual(screen: ScreenName, action: KeyAction | undefined): Response | undefined {
  if (action === 'help') return push(helpScreen(screen));
  return action === 'back' ? POP : undefined;
}
