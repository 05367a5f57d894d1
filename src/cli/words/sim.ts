/** What the balance laboratory says, in both languages. */
import { type DecisionsReport, KINDS, type Kind } from '../../sim/decisions.ts';
import type { FightsReport } from '../../sim/fights.ts';
import type { Report, Summary } from '../../sim/report.ts';

interface SimWords {
  readonly enemies: string;
  unknown(id: string, near: string): string;
  number(option: string, min: number, max: number): string;
  oneOf(option: string, words: readonly string[]): string;
  hero(reason: string): string;
  plan(file: string): string;
  unreadable(file: string, reason: string): string;
  notWritten(file: string, code: string): string;
  fightsReport(report: FightsReport): string;
  runsReport(report: Report): string;
  decisionsReport(report: DecisionsReport): string;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const name = (options: readonly string[]) => options.map((id) => id.replace(/^core:/, '')).join(' + ');

function table(report: Report, heads: readonly string[], total: string): string {
  const row = (title: string, summary: Summary) =>
    [
      title.padEnd(30),
      String(summary.runs).padStart(6),
      percent(summary.win_rate).padStart(8),
      `${percent(summary.ci95[0])}–${percent(summary.ci95[1])}`.padStart(18),
      summary.turns.toFixed(0).padStart(7),
      summary.level.toFixed(1).padStart(6),
    ].join(' ');
  const head = [
    (heads[0] ?? '').padEnd(30),
    (heads[1] ?? '').padStart(6),
    (heads[2] ?? '').padStart(8),
    (heads[3] ?? '').padStart(18),
    (heads[4] ?? '').padStart(7),
    (heads[5] ?? '').padStart(6),
  ].join(' ');
  const rows = report.combinations.map((summary) => row(name(summary.options), summary));
  return `${[head, ...rows, row(total, report.total)].join('\n')}\n`;
}

function shares(report: DecisionsReport, names: Readonly<Record<Kind, string>>): string {
  const row = (kind: Kind) => `${names[kind].padEnd(16)}${percent(report.best[kind] / report.samples).padStart(8)}\n`;
  return KINDS.map(row).join('');
}

const share = (part: number, whole: number) => percent(whole === 0 ? 0 : part / whole);

export const SIM_WORDS: Readonly<Record<'de' | 'en', SimWords>> = {
  en: {
    enemies: 'rustkeep sim: --enemy takes 1 to 6 ids, separated by commas',
    unknown: (id, near) => `rustkeep sim: ${id} is unknown${near === '' ? '' : `; did you mean ${near}?`}`,
    number: (option, min, max) => `rustkeep sim: ${option} takes a whole number from ${min} to ${max}`,
    oneOf: (option, words) => `rustkeep sim: ${option} takes one of ${words.join(', ')}`,
    hero: (reason) => `rustkeep sim: this hero cannot be made: ${reason}`,
    unreadable: (file, reason) => `rustkeep sim: ${file} cannot be read: ${reason}`,
    plan: (file) => `rustkeep sim: ${file} is no plan: {"stat"?, "first"?, "forbid"?: […], "exploit"?} in JSON`,
    notWritten: (file, code) => `rustkeep sim: ${file} cannot be written: ${code}`,
    fightsReport: ({ fights, wins, deaths, turns, health_lost }) =>
      `${fights} fights: ${wins} won, ${deaths} lost\n` +
      `turns        ${turns.mean.toFixed(2)} ± ${turns.sd.toFixed(2)}\n` +
      `health lost  ${health_lost.mean.toFixed(2)} ± ${health_lost.sd.toFixed(2)}\n`,
    decisionsReport: (report) =>
      `${report.samples} turns; best act:\n` +
      shares(report, {
        attack: 'attack',
        ability: 'ability',
        interrupt: 'interrupt',
        guard: 'guard',
        focus: 'another target',
        item: 'item',
        flee: 'flee',
        wait: 'wait',
      }) +
      `another intent changes it in ${share(report.changed, report.swappable)}, other dice in ${share(report.noise, report.swappable)}\n`,
    runsReport: (report) => table(report, ['hero', 'runs', 'won', '95 %', 'turns', 'level'], 'all'),
  },
  de: {
    enemies: 'rustkeep sim: --enemy nimmt 1 bis 6 IDs, durch Kommas getrennt',
    unknown: (id, near) => `rustkeep sim: ${id} ist unbekannt${near === '' ? '' : `; gemeint ist vielleicht ${near}`}`,
    number: (option, min, max) => `rustkeep sim: ${option} nimmt eine ganze Zahl von ${min} bis ${max}`,
    oneOf: (option, words) => `rustkeep sim: ${option} nimmt eines von ${words.join(', ')}`,
    hero: (reason) => `rustkeep sim: Dieser Held lässt sich nicht erschaffen: ${reason}`,
    unreadable: (file, reason) => `rustkeep sim: ${file} ist nicht lesbar: ${reason}`,
    plan: (file) => `rustkeep sim: ${file} ist kein Plan: {"stat"?, "first"?, "forbid"?: […], "exploit"?} als JSON`,
    notWritten: (file, code) => `rustkeep sim: ${file} lässt sich nicht schreiben: ${code}`,
    fightsReport: ({ fights, wins, deaths, turns, health_lost }) =>
      `${fights} Kämpfe: ${wins} gewonnen, ${deaths} verloren\n` +
      `Züge          ${turns.mean.toFixed(2)} ± ${turns.sd.toFixed(2)}\n` +
      `Lebensverlust ${health_lost.mean.toFixed(2)} ± ${health_lost.sd.toFixed(2)}\n`,
    decisionsReport: (report) =>
      `${report.samples} Züge; die beste Tat:\n` +
      shares(report, {
        attack: 'Angriff',
        ability: 'Fähigkeit',
        interrupt: 'Unterbrechen',
        guard: 'Deckung',
        focus: 'anderes Ziel',
        item: 'Gegenstand',
        flee: 'Fliehen',
        wait: 'Warten',
      }) +
      `eine andere Absicht ändert sie in ${share(report.changed, report.swappable)}, andere Würfel in ${share(report.noise, report.swappable)}\n`,
    runsReport: (report) => table(report, ['Held', 'Läufe', 'Siege', '95 %', 'Züge', 'Stufe'], 'alle'),
  },
};
