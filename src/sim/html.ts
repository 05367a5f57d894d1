/** The laboratory’s report as one self-contained page: tables and charts without a line of script. */

import type { LoadedMod } from '../game/content/content.ts';
import type { BatchRequest } from './batch.ts';
import type { Report, Summary } from './report.ts';

/** What the report is about. */
export type ReportTitle = BatchRequest & { readonly version: string; readonly mods: readonly LoadedMod[] };

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\p{C}/gu, '·');
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#222;background:#fafafa}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}svg{background:#fff;border:1px solid #ddd}h2{margin-top:2rem}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}svg{background:#222;border-color:#444}td,th{border-color:#444}}`;

/** Bars for named numbers, the longest filling the width. */
function bars(title: string, values: Readonly<Record<string, number>>, show: (value: number) => string): string {
  const names = Object.keys(values);
  const most = Math.max(1e-9, ...names.map((name) => values[name] ?? 0));
  const rows = names.map((name, index) => {
    const value = values[name] ?? 0;
    const y = index * 22;
    const width = Math.round((value / most) * 420);
    return (
      `<text x="200" y="${y + 15}" text-anchor="end" fill="currentColor">${safe(name)}</text>` +
      `<rect x="208" y="${y + 3}" width="${width}" height="15" fill="#b5651d"/>` +
      `<text x="${214 + width}" y="${y + 15}" fill="currentColor">${safe(show(value))}</text>`
    );
  });
  const height = Math.max(22, names.length * 22);
  return `<h2>${safe(title)}</h2><svg width="760" height="${height}" font-size="13">${rows.join('')}</svg>`;
}

/** Deaths on a floor among those who arrived there. */
function hazards(summary: Summary): Record<string, number> {
  return Object.fromEntries(
    Object.keys(summary.arrivals_by_floor).map((floor) => [
      `floor ${floor}`,
      (summary.deaths_by_floor[floor] ?? 0) / Math.max(1, summary.arrivals_by_floor[floor] ?? 0),
    ]),
  );
}

function row(title: string, summary: Summary): string {
  const cells = [
    summary.runs,
    percent(summary.win_rate),
    `${percent(summary.ci95[0])} – ${percent(summary.ci95[1])}`,
    summary.turns.toFixed(0),
    summary.level.toFixed(1),
    summary.fights.toFixed(1),
    summary.flights.toFixed(1),
    summary.fight_turns.median,
    percent(summary.health_cost.median),
    summary.boss_turns.median,
    summary.potions_left,
    percent(summary.gold_unspent),
    summary.stuck,
    summary.broken,
  ];
  return `<tr><td>${safe(title)}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const HEADS = [
  'hero',
  'runs',
  'won',
  '95 %',
  'turns',
  'level',
  'fights',
  'flights',
  'turns a fight',
  'health a fight',
  'boss turns',
  'potions left',
  'gold unspent',
  'stuck',
  'broken',
];

/** The page. Everything that comes from content or the command line is escaped. */
export function htmlReport(report: Report, title: ReportTitle): string {
  const about = [
    `bot ${title.bot}`,
    `${title.runs} runs a combination`,
    `seed ${title.seed}`,
    `plan ${JSON.stringify(title.plan)}`,
    `version ${title.version}`,
    `mods ${title.mods.map((mod) => `${mod.id} ${mod.version} ${mod.hash}`).join(', ')}`,
  ];
  const rows = report.combinations.map((summary) => row(summary.options.join(' + '), summary));
  const rates = Object.fromEntries(report.combinations.map(({ options, win_rate }) => [options.join(' + '), win_rate]));
  const unseen = Object.entries(report.unseen).filter(([, ids]) => ids.length > 0);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>rustkeep: balance</title>',
    `<style>${STYLE}</style><h1>rustkeep: balance</h1><p>${about.map(safe).join(' · ')}</p>`,
    `<table><tr>${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}${row('all', report.total)}</table>`,
    bars('Won', rates, percent),
    bars('Danger of each floor to those who arrive', hazards(report.total), percent),
    bars('Killed by', report.total.killed_by, (value) => String(value)),
    '<h2>Never met, used, rolled, placed or finished</h2>',
    unseen.length === 0
      ? '<p>nothing</p>'
      : `<ul>${unseen.map(([kind, ids]) => `<li>${safe(kind)}: ${ids.map(safe).join(', ')}</li>`).join('')}</ul>`,
    '</html>\n',
  ].join('\n');
}
