/** A walk through the screens of the game, for pictures: how to come to each of them from the one before. */

const SEEN = {
  map: /x (Explore|Erkunden) {2}> (Stairs|Treppe) {2}r .* {2}v /,
  fight: /(What is coming|Was kommt)/,
  level: /\* (New|Neu): /,
  look: /(Look|Umsehen): (\d+, \d+)/,
  nobody: /│ (things on the ground|Dinge am Boden|stairs|Treppe|entrance|Eingang|door|Tür)/,
};

/** A screen over the map leaves its hints in sight; the frame of what has the keys is marked. */
const OVER_THE_MAP = /─ \* /;

const sees = (player, what) => SEEN[what].test(player.screen) && !(what === 'map' && OVER_THE_MAP.test(player.screen));

/** Explores and fights until something holds. */
async function playUntil(player, goal) {
  for (let steps = 0; steps < 300 && !goal(); steps++) {
    await heal(player);
    await player.press(sees(player, 'fight') || sees(player, 'level') ? 'enter' : 'x');
  }
}

/** With the help of the workbench: a tour should not end by the dice. */
async function heal(player) {
  const [, left = '1', most = '1'] =
    / (\d+)\/(\d+) /.exec(player.screen.split('\n').find((line) => /█/.test(line)) ?? '') ?? [];
  if (!sees(player, 'map') || Number(left) / Number(most) > 0.6) return;
  await player.press('f12', 'enter');
  await toMap(player);
}

async function toMap(player) {
  for (let tries = 0; tries < 6 && !sees(player, 'map'); tries++) await player.press('escape');
}

/** Opens a screen from the map and closes it after the picture. */
const opened = (shows, ...keys) => ({
  shows,
  async come(player) {
    await toMap(player);
    await player.press(...keys);
  },
});

async function talkTo(player, opens) {
  await player.press('v', 'tab');
  const people = new Map();
  for (let place = SEEN.look.exec(player.screen)?.[2]; !people.has(place); place = SEEN.look.exec(player.screen)?.[2]) {
    people.set(place, !sees(player, 'nobody'));
    await player.press('tab');
  }
  await toMap(player);
  for (const [place, somebody] of people) {
    if (!somebody) continue;
    await walkTo(player, place);
    await player.press('t');
    if (!sees(player, 'map') && opens(player)) return;
    await toMap(player);
  }
}

async function walkTo(player, place) {
  for (let tries = 0; tries < 12; tries++) {
    await player.press('v');
    if (SEEN.look.exec(player.screen)?.[2] === place) break;
    for (let tabs = 0; tabs < 60 && SEEN.look.exec(player.screen)?.[2] !== place; tabs++) await player.press('tab');
    await player.press('enter');
    while (sees(player, 'fight')) await player.press('enter');
  }
  await toMap(player);
}

export const TOUR = [
  { name: 'menu', shows: /R U S T K E E P/, come: async () => {} },
  { name: 'creation', shows: /\((1)\/3\)/, come: (player) => player.press('enter', 'enter', 'down') },
  {
    name: 'explore',
    shows: SEEN.map,
    async come(player) {
      for (let steps = 0; steps < 12 && !sees(player, 'map'); steps++) await player.press('enter');
      await playUntil(player, () => sees(player, 'fight'));
      await playUntil(player, () => sees(player, 'map'));
      await player.press('x');
    },
  },
  {
    name: 'combat',
    shows: SEEN.fight,
    async come(player) {
      await playUntil(player, () => sees(player, 'fight'));
    },
  },
  {
    name: 'inventory',
    shows: /\* (Bag|Beutel)/,
    async come(player) {
      await playUntil(player, () => sees(player, 'map'));
      await player.press('i', 'down');
    },
  },
  { name: 'sheet', ...opened(/\* Reya/, 'c') },
  { name: 'quests', ...opened(/\* (Quests|Aufträge)/, 'q') },
  { name: 'messages', ...opened(/\* (Messages|Protokoll)/, 'm') },
  { name: 'bestiary', ...opened(/\* (Bestiary|Bestiarium)/, 'b') },
  { name: 'help', ...opened(/\* (Keys|Tasten): /, '?') },
  { name: 'look', ...opened(SEEN.look, 'v', 'tab') },
  { name: 'pause', ...opened(/\* (Menu|Menü)/, 'escape') },
  { name: 'settings', ...opened(/\* (Settings|Einstellungen)/, 'escape', 'down', 'down', 'enter') },
  { name: 'workbench', ...opened(/\* (Workbench|Werkbank)/, 'f12') },
  {
    name: 'dialog',
    shows: /\* (You say|Du sagst)/,
    async come(player) {
      await toMap(player);
      await playUntil(
        player,
        () => sees(player, 'map') && /(nothing left|alles erkundet|fled|geflohen)/.test(player.screen),
      );
      await talkTo(player, (there) => /(wares|Ware)/.test(there.screen));
    },
  },
  { name: 'shop', shows: /(offers|Angebot)/, come: (player) => player.press('1') },
  {
    name: 'level',
    shows: SEEN.level,
    async come(player) {
      await toMap(player);
      await player.press(
        'f12',
        'down',
        'down',
        'down',
        'down',
        'enter',
        'backspace',
        'backspace',
        'backspace',
        '3',
        'enter',
      );
      if (!sees(player, 'level')) await toMap(player);
    },
  },
  {
    name: 'over',
    shows: /\* (The run is over|Der Lauf ist zu Ende)/,
    async come(player) {
      while (sees(player, 'level')) await player.press('enter');
      await toMap(player);
      await player.press('f12', 'down', 'down', 'down', 'enter');
      await toMap(player);
      for (let steps = 0; steps < 300 && !/(The run is over|Der Lauf ist zu Ende)/.test(player.screen); steps++) {
        await player.press(sees(player, 'fight') ? '.' : sees(player, 'level') ? 'enter' : 'x');
      }
    },
  },
  {
    name: 'hall',
    shows: /\* (Hall of fame|Ruhmeshalle)/,
    come: (player) => player.press('enter', 'down', 'down', 'down', 'down', 'enter'),
  },
];
