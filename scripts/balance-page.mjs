/** The balance report as a page: every figure beside its target, and whether it is met. */

const percent = (share, digits = 1) => `${(share * 100).toFixed(digits)} %`;
const short = (id) => id.replace(/^core:/, '');
const within = (value, low, high) => value >= low && value <= high;
const mark = (met) => (met ? 'met' : '**not met**');

function table(heads, rows) {
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

const interval = ({ ci95 }) => `${percent(ci95[0])} – ${percent(ci95[1])}`;

function ladder({ sensible, ladder: bots }) {
  const row = (name, { total }, target, met) => [
    name,
    String(total.runs),
    percent(total.win_rate),
    interval(total),
    target,
    met === undefined ? '' : mark(met),
  ];
  const rate = (name) => bots[name].total.win_rate;
  const gap = sensible.total.win_rate - rate('blind');
  return table(
    ['bot', 'runs', 'won', '95 %', 'target', ''],
    [
      row('attack', bots.attack, 'under 3 %', rate('attack') < 0.03),
      row('novice', bots.novice, '3 – 10 %', within(rate('novice'), 0.03, 0.1)),
      row('reckless', bots.reckless, ''),
      row('blind', bots.blind, ''),
      row('sensible', sensible, '25 – 40 %', within(sensible.total.win_rate, 0.25, 0.4)),
      row('thorough', bots.thorough, ''),
      [
        'median death of a novice',
        '',
        `floor ${bots.novice.total.median_death}`,
        '',
        'floor 3',
        mark(bots.novice.total.median_death === 3),
      ],
      ['sensible − blind', '', `${(gap * 100).toFixed(1)} points`, '', 'at least 15', mark(gap >= 0.15)],
    ],
  );
}

function combinations({ sensible }) {
  const rows = sensible.combinations.map((one) => [
    one.options.map(short).join(' + '),
    String(one.runs),
    percent(one.win_rate),
    interval(one),
    // A few runs decide nothing as long as the interval reaches into the target.
    !within(one.win_rate, 0.12, 0.6) && one.ci95[0] <= 0.6 && one.ci95[1] >= 0.12
      ? 'open'
      : mark(within(one.win_rate, 0.12, 0.6)),
  ]);
  return table(['hero', 'runs', 'won', '95 %', '12 – 60 %'], rows);
}

function difference(found, group, judge, target) {
  const base = found.sensible.total.win_rate;
  const rows = Object.entries(found[group]).map(([name, { total }]) => {
    const points = (total.win_rate - base) * 100;
    return [name, String(total.runs), percent(total.win_rate), interval(total), points.toFixed(1), mark(judge(points))];
  });
  return table([group, 'runs', 'won', '95 %', 'points', target], rows);
}

function firstPoints({ first }) {
  const names = Object.keys(first);
  const best = new Map(names.map((name) => [name, []]));
  for (const [index, one] of first[names[0]].combinations.entries()) {
    const rates = names.map((name) => [name, first[name].combinations[index].win_rate]);
    const top = Math.max(...rates.map(([, rate]) => rate));
    if (top === 0) continue;
    for (const [name, rate] of rates) if (rate === top) best.get(name).push(one.options.map(short).join(' + '));
  }
  const rows = names.map((name) => [
    name,
    String(best.get(name).length),
    best.get(name).slice(0, 3).join(', '),
    mark(best.get(name).length > 0),
  ]);
  return table(['first point', 'best (or as good as any) for', 'for instance', 'for somebody'], rows);
}

const HAZARDS = [
  [0.03, 0.08],
  [0.08, 0.15],
  [0.12, 0.22],
  [0.15, 0.28],
  [0.25, 0.4],
];

function hazards({ sensible: { total } }) {
  const rows = HAZARDS.map(([low, high], index) => {
    const floor = String(index + 1);
    const arrived = total.arrivals_by_floor[floor] ?? 0;
    const share = (total.deaths_by_floor[floor] ?? 0) / Math.max(1, arrived);
    return [
      floor,
      String(arrived),
      percent(share),
      `${percent(low, 0)} – ${percent(high, 0)}`,
      mark(within(share, low, high)),
    ];
  });
  return table(['floor', 'arrived', 'died there', 'target', ''], rows);
}

function killers({ sensible: { total } }) {
  const deaths = Math.max(
    1,
    Object.values(total.deaths_by_floor).reduce((sum, count) => sum + count, 0),
  );
  const rows = Object.entries(total.killed_by)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12)
    .map(([id, count]) => [short(id), percent(count / deaths), mark(count / deaths <= 0.3)]);
  return table(['killer', 'of all deaths', 'at most 30 %'], rows);
}

function pace({ sensible: { total } }) {
  const row = (what, value, target, met) => [what, value, target, mark(met)];
  const { fight_turns, health_cost, boss_turns, winners } = total;
  return table(
    ['', 'measured', 'target', ''],
    [
      row(
        'turns of a fight, median (95th)',
        `${fight_turns.median} (${fight_turns.p95})`,
        '4 – 7',
        within(fight_turns.median, 4, 7),
      ),
      row('turns of the boss’s fight, median', String(boss_turns.median), '10 – 18', within(boss_turns.median, 10, 18)),
      row(
        'health a fight costs, median (95th)',
        `${percent(health_cost.median)} (${percent(health_cost.p95)})`,
        '8 – 20 %',
        within(health_cost.median, 0.08, 0.2),
      ),
      row('gold unspent', percent(total.gold_unspent), 'at most 15 %', total.gold_unspent <= 0.15),
      row('potions left at victory, median', String(total.potions_left), 'at most 3', total.potions_left <= 3),
      row(
        'turns spent in fights',
        percent(total.share_of_turns_in_fights),
        'at least 20 %',
        total.share_of_turns_in_fights >= 0.2,
      ),
      row('turns of a won run, median', String(winners.turns), '900 – 2,500', within(winners.turns, 900, 2500)),
      row('level of a winner, median', String(winners.level), '9 – 11', within(winners.level, 9, 11)),
      row('fights a run', String(total.fights), '', true),
      row('stuck, broken', `${total.stuck}, ${total.broken}`, '0, 0', total.stuck + total.broken === 0),
    ],
  );
}

function decisions({ decisions: { samples, best, swappable, changed, noise } }) {
  const share = (kind) => best[kind] / samples;
  const plain = share('attack');
  const rows = [['attack', percent(plain), '40 – 65 %', mark(within(plain, 0.4, 0.65))]];
  for (const kind of ['interrupt', 'guard', 'focus', 'item', 'flee'])
    rows.push([kind, percent(share(kind)), 'at least 4 %', mark(share(kind) >= 0.04)]);
  rows.push(['ability', percent(share('ability')), '', '']);
  const ratio = changed / Math.max(1, swappable);
  rows.push([
    `another intent changes the best act (${swappable} turns)`,
    percent(ratio),
    'at least 30 %',
    mark(ratio >= 0.3),
  ]);
  rows.push(['other dice alone change it', percent(noise / Math.max(1, swappable)), 'the noise of the method', '']);
  return table([`best act in ${samples} turns`, 'share', 'target', ''], rows);
}

function endless({ endless: { total } }) {
  const deep = Object.entries(total.deaths_by_floor).filter(([floor]) => Number(floor) > 5);
  const depths = deep
    .flatMap(([floor, count]) => Array.from({ length: count }, () => Number(floor)))
    .sort((a, b) => a - b);
  const median = depths[Math.floor(depths.length / 2)] ?? 0;
  return table(
    ['', 'measured', 'target', ''],
    [
      ['runs past floor 5', `${depths.length} of ${total.runs}`, '', ''],
      ['median depth of those', String(median), '8 – 14', mark(within(median, 8, 14))],
    ],
  );
}

/** Everything met anywhere in all runs. */
function coverage(found) {
  const reports = [
    found.sensible,
    ...['ladder', 'ablations', 'exploits', 'first', 'only'].flatMap((group) => Object.values(found[group])),
  ];
  const runs = reports.reduce((sum, { total }) => sum + total.runs, 0);
  const rows = Object.keys(found.sensible.unseen).map((kind) => {
    const left = found.sensible.unseen[kind].filter((id) => reports.every(({ unseen }) => unseen[kind].includes(id)));
    return [kind, left.length === 0 ? 'all' : `all but ${left.map(short).join(', ')}`, mark(left.length === 0)];
  });
  return table([`in ${runs} runs`, 'met, used, rolled, placed, finished', ''], rows);
}

/** The whole page. */
export function pageOf(found, { command, notes }) {
  const part = (title, text) => `## ${title}\n\n${text}`;
  return `${[
    '# Balance\n\nMade by\n\n```sh\n' +
      command +
      '\n```\n\nA figure is *met* when it lies within its target, whatever its interval; intervals are 95 %, by Wilson.\n',
    part('What was given up, and why', `${notes.trim()}\n`),
    part('Who wins', ladder(found)),
    part('Every race and class', combinations(found)),
    part('Reading is worth it', decisions(found)),
    part(
      'Without a part of the play',
      difference(found, 'ablations', (points) => within(points, -20, -3), 'costs 3 – 20'),
    ),
    part(
      'Tricks',
      difference(found, 'exploits', (points) => points <= 3, 'gains nothing (within 3)'),
    ),
    part(
      'All points into one stat',
      difference(found, 'only', (points) => points <= 8, 'at most + 8'),
    ),
    part('The first point', firstPoints(found)),
    part('Danger by floor', hazards(found)),
    part('Who kills', killers(found)),
    part('Fights, gold and pace', pace(found)),
    part('Endless', endless(found)),
    part('Everything is met', coverage(found)),
  ].join('\n')}`;
}
