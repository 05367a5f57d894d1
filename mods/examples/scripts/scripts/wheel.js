// Fates and their weights. Luck makes the good ones heavier, depth the bad ones.
const luck = Math.max(0, attribute("self", "luck"));
const fates = [
  { modifier: "core:blessed", weight: 3 + luck },
  { modifier: "core:warded", weight: 3 + luck },
  { modifier: "core:quickened", weight: 2 + luck },
  { modifier: "core:curse_of_lead", weight: 2 + floor() },
  { modifier: "core:curse_of_thirst", weight: 2 + floor() },
].filter((fate) => !has_modifier("self", fate.modifier));

// Everything applies already: the wheel falls apart, into coins.
if (fates.length === 0) return [{ action: "give_item", item: "core:gold", count: 25 }];

let roll = rand() * fates.reduce((sum, fate) => sum + fate.weight, 0);
for (const fate of fates) {
  roll -= fate.weight;
  if (roll < 0) return [{ action: "apply_modifier", modifier: fate.modifier }];
}
return [];
