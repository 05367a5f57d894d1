/** All measurements, or those named: `npm run bench -- floors commands`. Printed as ratios to yardsticks of the same run. */
import { join } from 'node:path';
import { loadCore } from './core.ts';
import { type Row, table } from './measure.ts';
import { measureCommands, measureFloors } from './rules.ts';
import { measureScripts } from './scripts.ts';
import { measurePlay, measureStart } from './start.ts';
import { measureSaves } from './state.ts';

const root = process.cwd();
const game = join(root, 'dist/rustkeep.js');

const PARTS: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  start: () => measureStart(game),
  play: () => measurePlay(game),
  floors: () => measureFloors(loadCore(root)),
  commands: () => measureCommands(loadCore(root)),
  saves: () => measureSaves(loadCore(root)),
  scripts: measureScripts,
};

// Every folder that was measured in is cleared away on leaving.
process.setMaxListeners(100);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; known are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measure()));
}
console.log(`Node ${process.version}\n\n${table(rows)}`);
