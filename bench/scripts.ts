/** Scripts of mods: a call of a typical one, and how soon one that never ends is stopped. */
import type { ScriptReaders } from '../src/game/content/content.ts';
import { compileScript } from '../src/script/compile.ts';
import { cost, median, perCpuSecond, type Row } from './measure.ts';

const TYPICAL = `
let foes = 0;
if (has_tag("target", "core:undead")) foes = 2;
let strength = attribute("self", "strength");
let total = 0;
for (let i = 0; i < strength; i += 1) total += i * foes;
const amount = Math.min(40, 6 + foes * 4 + floor() + total);
return [{ action: "damage", amount: amount, damage_type: "fire", target: "all_enemies" }];
`;
const ENDLESS = 'let n = 0; while (true) { n += 1; } return [];';

const READERS: ScriptReaders = {
  attribute: () => 9,
  health: () => 50,
  stamina: () => 40,
  has_tag: () => true,
  has_item: () => 1,
  has_modifier: () => false,
  floor: () => 3,
  quest: () => 'none',
  rand: () => 0.5,
};

function compiled(source: string) {
  const script = compileScript(source, { qualify: (id) => id, exists: () => true });
  if (!script.ok) throw new Error(`${script.code} at ${script.line}:${script.column}`);
  return script.script;
}

export function measureScripts(): Row[] {
  const typical = compiled(TYPICAL);
  const first = typical.run(READERS);
  if (!first.ok) throw new Error(first.code);
  const calls = perCpuSecond(() => {
    for (let call = 0; call < 100; call++) typical.run(READERS);
    return 100;
  });
  const endless = compiled(ENDLESS);
  const stops = Array.from({ length: 50 }, () => cost(() => endless.run(READERS)));
  return [
    { what: 'script: a typical call', measured: `${(1e6 / calls).toFixed(1)} µs CPU`, aim: '≤ 20 µs' },
    {
      what: 'script: stopping an endless one',
      measured: `${(median(stops) * 1000).toFixed(1)} ms CPU (first ${((stops[0] ?? 0) * 1000).toFixed(1)})`,
      aim: '≤ 5 ms',
    },
  ];
}
