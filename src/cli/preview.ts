/** `rustkeep preview`: what an entry becomes, without playing. */
import { existsSync, watch } from 'node:fs';
import { nearest, nearestId } from '../data/nearest.ts';
import { eachReference, keyOf, winner } from '../data/resolve.ts';
import { REGISTRY_NAMES, type RegistryName } from '../game/content/registry-names.ts';
import type { LoadedGame } from '../host/load.ts';
import { dataFolder } from '../host/paths.ts';
import { clean } from '../lib/clean.ts';
import { parseSeed } from '../lib/seed.ts';
import { previewFloors } from '../sim/preview/floors.ts';
import { lootShares, previewLoot } from '../sim/preview/loot.ts';
import { idIn } from '../sim/preview/script.ts';
import { entryLines } from '../ui/describe/entry.ts';
import { itemName } from '../ui/words/names.ts';
import { wordsFor } from '../ui/words/speak.ts';
import { surplusText, unknownTaskText, usageText } from './command-help.ts';
import type { CliLanguage } from './options.ts';
import { DONE, loadForTool, modsFolders, NOT_DONE, readArgs, type ToolArgs, type ToolIo, wholeFrom } from './tool.ts';
import { PREVIEW_WORDS } from './words/preview.ts';

/** The words for single entries → registries. */
const KINDS: ReadonlyMap<string, RegistryName> = new Map([
  ...REGISTRY_NAMES.map((name): [string, RegistryName] => [name, name]),
  ['item', 'items'],
  ['slot', 'slots'],
  ['category', 'categories'],
  ['option', 'options'],
  ['ability', 'abilities'],
  ['affix', 'affixes'],
  ['modifier', 'modifiers'],
  ['creature', 'creatures'],
  ['loot_table', 'loot_tables'],
  ['prefab', 'prefabs'],
  ['floor_entry', 'floors'],
  ['npc', 'npcs'],
  ['quest', 'quests'],
]);

const TASKS = ['floor', 'loot', 'script', ...KINDS.keys()];

/** Shows floors, loot, entries and scripts. Exit codes: 0 done, 2 not done. */
export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'preview', io);
  if (typeof read === 'number') return read;
  const { language } = read;
  const [what = '', id] = read.parsed.words;
  if (!TASKS.includes(what)) {
    return complain(io, unknownTaskText('preview', clean(what), nearest(what, TASKS), language));
  }
  if (what === 'floor' && id !== undefined) return complain(io, surplusText('preview', clean(id), language));
  if (what !== 'floor' && id === undefined) return complain(io, usageText('preview', language));
  if (what === 'script') return (await import('./preview-script.ts')).previewOf(id ?? '', read, io);
  const show = (game: LoadedGame) => preview(read, game, io, { what, id: id ?? '' });
  const game = await loadForTool(read, io);
  if (game === undefined) return NOT_DONE;
  const code = show(game);
  return read.flag('watch') ? watchAnd(read, io, show) : code;
}

function complain(io: ToolIo, text: string): number {
  io.err(`${text}\n`);
  return NOT_DONE;
}

function preview(
  args: ToolArgs,
  game: LoadedGame,
  io: ToolIo,
  { what, id }: { readonly what: string; readonly id: string },
): number {
  if (what === 'floor') return showFloors(args, game, io);
  if (what === 'loot') return showLoot(args, game, io, id);
  const registry = KINDS.get(what);
  return registry === undefined ? NOT_DONE : showEntry(args, game, io, { registry, id });
}

function showFloors(args: ToolArgs, game: LoadedGame, io: ToolIo): number {
  const words = PREVIEW_WORDS[args.language];
  const number = wholeFrom(args.value('number') ?? '1', 1, 1_000_000);
  if (number === undefined) return complain(io, words.number('--number', 1, 1_000_000));
  const count = wholeFrom(args.value('count') ?? '1', 1, 10_000);
  if (count === undefined) return complain(io, words.number('--count', 1, 10_000));
  const floors = previewFloors(game.content, { number, seed: parseSeed(args.value('seed') ?? '1'), count });
  if ('code' in floors) return complain(io, words[floors.code]);
  if (args.flag('json')) {
    io.out(`${JSON.stringify(floors)}\n`);
    return DONE;
  }
  const plain = args.flag('no-color') || (io.env.NO_COLOR ?? '') !== '' || !io.interactive;
  for (const floor of floors) {
    const rows = plain ? floor.rows : floor.rows.map(colored);
    io.out(`${words.floor(floor.number, floor.seed)}\n${rows.join('\n')}\n\n`);
  }
  return DONE;
}

const DIM = '\u001b[2m';
const BRIGHT = '\u001b[1;33m';
const OFF = '\u001b[0m';

/** Walls dim, doors, stairs and entrance bright. */
function colored(row: string): string {
  return row.replace(/#+/g, (walls) => `${DIM}${walls}${OFF}`).replace(/[+<>]/g, (mark) => `${BRIGHT}${mark}${OFF}`);
}

const BAR = 30;

function showLoot(args: ToolArgs, game: LoadedGame, io: ToolIo, given: string): number {
  const words = PREVIEW_WORDS[args.language];
  const table = idIn(game.content.loot_tables, given);
  if (table === undefined) return complain(io, unknownText(given, game, 'loot_tables', args.language));
  const draws = wholeFrom(args.value('draws') ?? '1000', 1, 1_000_000);
  if (draws === undefined) return complain(io, words.number('--draws', 1, 1_000_000));
  const luck = wholeFrom(args.value('luck') ?? '1', 0, 1000);
  if (luck === undefined) return complain(io, words.number('--luck', 0, 1000));
  const drawn = previewLoot(game.content, { table, draws, luck, seed: parseSeed(args.value('seed') ?? '1') });
  if (args.flag('json')) {
    io.out(`${JSON.stringify(drawn)}\n`);
    return DONE;
  }
  const speech = { words: wordsFor(args.language, game.content), content: game.content };
  for (const { def, affixes, share, pieces } of lootShares(drawn)) {
    const name = def === '' ? words.nothing : itemName(speech, { def, affixes: [...affixes] });
    const bar = '#'.repeat(Math.max(1, Math.round(share * BAR)));
    io.out(`${name.padEnd(40)} ${(share * 100).toFixed(1).padStart(6)} %  ${String(pieces).padStart(8)}  ${bar}\n`);
  }
  return DONE;
}

/** What to say of an id that does not exist: perhaps it is of a mod that was not loaded. */
function unknownText(given: string, game: LoadedGame, registry: RegistryName, language: CliLanguage): string {
  const words = PREVIEW_WORDS[language];
  const near = nearestId(given, game.content[registry].keys());
  const [mod = ''] = given.includes(':') ? given.split(':') : [];
  const absent = mod !== '' && !game.content.mods.some(({ id }) => id === mod);
  if (absent) return words.unknownMod(clean(given), clean(mod));
  const { reading } = game.loaded.resolution;
  if (reading.lost.has(keyOf(registry, given))) return words.lost(clean(given));
  return `${words.unknown(clean(given), near)}${near === '' ? `; ${words.notInstalled}` : ''}`;
}

function showEntry(
  args: ToolArgs,
  game: LoadedGame,
  io: ToolIo,
  { registry, id: given }: { readonly registry: RegistryName; readonly id: string },
): number {
  const words = PREVIEW_WORDS[args.language];
  const id = idIn(game.content[registry], given);
  if (id === undefined) return complain(io, unknownText(given, game, registry, args.language));
  const speech = { words: wordsFor(args.language, game.content), content: game.content };
  const links = linksOf(game, registry, id);
  if (args.flag('json')) {
    io.out(`${JSON.stringify({ registry, entry: game.content[registry].get(id), ...links })}\n`);
    return DONE;
  }
  const list = (ids: readonly string[]) => (ids.length === 0 ? words.none : ids.join(', '));
  io.out(`${id}\n${entryLines(speech, registry, id).join('\n')}\n\n`);
  io.out(`${words.refers}: ${list(links.refers_to)}\n${words.referred}: ${list(links.referred_to_by)}\n`);
  return DONE;
}

/** What an entry refers to, and what refers to it, as `registry/id`. */
function linksOf(game: LoadedGame, registry: RegistryName, id: string) {
  const { resolution } = game.loaded;
  const candidate = winner(resolution, keyOf(registry, id));
  const targets = new Set<string>();
  if (candidate !== undefined) eachReference(candidate, (_spot, target) => targets.add(target));
  const referrers = resolution.referrers.get(keyOf(registry, id)) ?? new Set<string>();
  return { refers_to: [...targets].sort(), referred_to_by: [...referrers].sort() };
}

/** How long a change rests before it is looked at, in milliseconds: editors write in several steps. */
const SETTLE = 120;

/** Shows the entry anew whenever a file of a mod changes, until the program is ended. */
function watchAnd(args: ToolArgs, io: ToolIo, show: (game: LoadedGame) => number): Promise<number> {
  const folder = dataFolder(args.value('data-dir'));
  io.err(`${PREVIEW_WORDS[args.language].watching}\n`);
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    const game = await loadForTool(args, io);
    if (game !== undefined) show(game);
  };
  for (const dir of modsFolders(args, folder.ok ? folder.folder : '')) {
    // The player's own folder of mods need not be there.
    if (!existsSync(dir)) continue;
    watch(dir, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(again, SETTLE);
    });
  }
  return new Promise<number>(() => undefined);
}
