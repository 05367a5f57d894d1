// The share of life that either side has left; half the difference changes hands.
const share = (who) => health(who) / attribute(who, "max_health");
const shift = Math.min((share("target") - share("self")) / 2, 0.2);

// With nobody on the other side `shift` is NaN, and every comparison with it is false.
if (!(shift > 0)) return [];

const part = (who) => Math.max(1, Math.round(shift * attribute(who, "max_health")));
return [
  { action: "damage", amount: part("target"), damage_type: "blunt", target: "target" },
  { action: "change_attribute", attribute: "health", amount: part("self") },
];
