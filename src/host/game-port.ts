/** The machine as the interface sees it: session, settings and mods behind one port. */
import { hardError } from '../data/depends.ts';
import type { Content } from '../game/content/content.ts';
import type { ModInfo, OrderRefusal, Port } from '../ui/port.ts';
import type { Playable } from './load.ts';
import { changeOrder, type InstalledMod } from './mods.ts';
import type { RunPort } from './session.ts';
import type { SettingsDesk } from './settings-desk.ts';
import { VERSION } from './version.ts';

export interface GameParts {
  readonly session: RunPort;
  readonly loaded: Playable;
  /** What can be known of the content by now. */
  readonly content: () => Content;
  readonly desk: SettingsDesk;
  readonly dataDir: string;
  /** The seed of the next new run, when the command line gave one. */
  readonly seed: string;
  /** Where the warnings of this start are written; '' for a clean one. */
  readonly log: string;
  /** The findings about a mod, worded. */
  readonly messages: (mod: string) => readonly string[];
}

export function gamePort(parts: GameParts): Port {
  const { session, loaded, desk, dataDir } = parts;
  let { seed } = parts;
  let { mods, disabled } = arrangementOf(loaded);
  return {
    version: VERSION,
    content: parts.content,
    settings: () => desk.current,
    changeSettings: (settings) => (desk.change(settings) === undefined ? undefined : 'settings_failed'),
    state: () => session.state(),
    takeProblem: () => session.takeProblem(),
    waiting: () => session.waiting(),
    newRun(options, tell) {
      const given = seed;
      const wanted = options.seed === '' && !options.daily ? { ...options, seed: given } : options;
      // The seed of the command line is for one run: the next one is a surprise again.
      if (wanted.seed === given) seed = '';
      return session.newRun(wanted, tell);
    },
    continueRun: (answer) => session.continueRun(answer),
    execute: (command) => session.execute(command),
    suspendRun: () => session.suspendRun(),
    recordVictory: (story) => session.recordVictory(story),
    finishRun: (story) => session.finishRun(story),
    records: () => session.records(),
    folder: () => session.folder(),
    loadWarnings: () => ({ count: warnings(loaded, () => true), log: parts.log }),
    mods: () => modList(parts, { mods, disabled }),
    changeMods(order, off) {
      const refusal = refusalOf(loaded, order, off);
      if (refusal !== undefined) return refusal;
      if (!changeOrder({ dataDir }, order, off).ok) return { code: 'order_failed' };
      // What is loaded stays as it is until the next start; what is listed is what was asked for.
      mods = order;
      disabled = off;
      return;
    },
  };
}

/** The order of mods as the player wants it, and which of them he does not want. */
interface Arrangement {
  readonly mods: readonly string[];
  readonly disabled: readonly string[];
}

function arrangementOf({ installation }: Playable): Arrangement {
  const disabled = installation.disabled.map(({ manifest }) => manifest.id);
  return { mods: [...installation.mods.map(({ manifest }) => manifest.id), ...disabled], disabled };
}

/** What would keep the next start from loading the mods in this order. */
function refusalOf(
  { installation }: Playable,
  order: readonly string[],
  off: readonly string[],
): OrderRefusal | undefined {
  const manifests = new Map(
    [...installation.mods, ...installation.disabled].map(({ manifest }) => [manifest.id, manifest]),
  );
  const nameOf = (id: string): string => manifests.get(id)?.name ?? id;
  const loaded = order.flatMap((id) => (off.includes(id) ? [] : (manifests.get(id) ?? [])));
  const error = hardError(loaded, off, '');
  if (error === undefined) return undefined;
  if (error.code === 'core_missing') return { code: 'order_failed' };
  const { mod, dependency } = error.params;
  return { code: error.code, mod: nameOf(mod), dependency: nameOf(dependency) };
}

function modList({ loaded, messages }: GameParts, { mods, disabled }: Arrangement): ModInfo[] {
  const installed = [...loaded.installation.mods, ...loaded.installation.disabled];
  const about = ({ manifest }: InstalledMod): ModInfo => ({
    id: manifest.id,
    name: manifest.name,
    version: manifest.version,
    description: manifest.description ?? '',
    enabled: !disabled.includes(manifest.id),
    warnings: warnings(loaded, (mod) => mod === manifest.id),
    messages: messages(manifest.id),
  });
  return mods.flatMap((id) => installed.filter(({ manifest }) => manifest.id === id).map(about));
}

function warnings({ diagnostics }: Playable, counts: (mod: string) => boolean): number {
  return diagnostics.filter(({ severity, mod }) => severity !== 'info' && counts(mod)).length;
}
