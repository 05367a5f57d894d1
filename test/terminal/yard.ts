/** Mods for runs in a terminal: the small cellar, and over it a yard in which no fight ends by itself. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './terminal.ts';

const MANIFEST = `id = "yard"
name = "Hof"
version = "1.0.0"
language = "de"
depends = ["core"]
`;

/** Rats that cannot be killed and kill nobody, no way out of the fight but the workbench, and a lesson for every level. */
const YARD = `
[[creatures]]
overrides = "core:rat"
name = "Hofratte"
gender = "f"
description = "Sie hat Zeit."
symbol = "r"
color = "yellow"
tags = ["beast"]
base = { max_health = 90000, damage = 1, hit_chance = 0, dexterity = 2, max_stamina = 40 }
abilities = ["core:bite"]
ai = [{ ability = "core:bite" }]
exp_reward = 1

[[abilities]]
overrides = "core:flee"
name = "Fliehen"
cost = 1000
aim = "self"
actions = [{ action = "flee" }]

[[categories]]
id = "second"
name = "Zweite Lehre"
order = 4
level = 3

[[options]]
id = "second_a"
category = "second"
name = "Geduld"

[[options]]
id = "second_b"
category = "second"
name = "Ungeduld"
`;

/** Fills a folder of mods; `more` are further texts for the yard. */
export function makeYard(folder: string, more = ''): string {
  cpSync(join(ROOT, 'test/golden/screens/mod'), join(folder, 'core'), { recursive: true });
  mkdirSync(join(folder, 'yard'));
  writeFileSync(join(folder, 'yard/manifest.toml'), MANIFEST);
  writeFileSync(join(folder, 'yard/yard.toml'), YARD + more);
  return folder;
}
