/** The language of the machine, as its environment says it. */
import type { Environment } from '../ui/color.ts';

/** 'de', 'en', 'fr', …: `LC_ALL` before `LC_MESSAGES` before `LANG`; English where nothing is said. */
export function machineLanguage(env: Environment): string {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? '';
  const language = /^[a-z]{2,3}(?=$|[_.@-])/i.exec(locale)?.[0].toLowerCase();
  return language ?? 'en';
}
