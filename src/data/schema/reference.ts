/** The modding reference as Markdown, from the very definitions that validate and type the content. */
import { BALANCE_ALIASES, balanceSchema } from '../../game/content/balance.ts';
import { actionSchema, attributeChangeSchema, checkSchema, triggerSchema } from '../../game/content/effects.ts';
import { LAYOUT_BOUNDS, MARKS } from '../../game/content/prefab.ts';
import { REGISTRIES } from '../../game/content/registries.ts';
import { REGISTRY_NAMES } from '../../game/content/registry-names.ts';
import { ATTRIBUTES, BASE_VALUES, COLORS, DAMAGE_TYPES, GENDERS } from '../../game/content/words.ts';
import { ACTIONS } from '../../game/rules/actions.ts';
import { CHECKS } from '../../game/rules/checks.ts';
import { EVENTS } from '../../game/rules/events.ts';
import { manifestSchema } from '../manifest.ts';
import { metaOf } from '../plan.ts';
import { definition, type Schema, unwrapped } from '../schema-shape.ts';
import { defaultOf, typeOf } from './describe.ts';

/** Shapes that have a section of their own: a field names them instead of listing their fields. */
const SECTIONS: ReadonlyMap<Schema, string> = new Map<Schema, string>([
  [actionSchema, '[actions](#actions)'],
  [checkSchema, '[condition](#conditions)'],
  [triggerSchema, '[triggers](#triggers)'],
  [attributeChangeSchema, '[attribute changes](#attribute-changes)'],
]);

const INTRO = `# Reference

Every table, field, action, check and event that a mod may use. This page is written by the game itself from the
definitions that check and load mods, and a test keeps it in step. The [guide](guide.en.md) shows how they work together;
[the codes](codes/README.md) tell what \`rustkeep check\` says; [scripts](script-language.md) have a page of their own.

- Content is TOML 1.1: line breaks and trailing commas inside inline tables are fine.
- Every \`*.toml\` directly in a mod’s folder, \`manifest.toml\` aside, may hold any of the tables below, any number of times.
- An id consists of a–z, digits and \`_\`. An entry writes its own, the mod’s id is put in front: \`core:iron_sword\`.
- A reference or tag without a colon means your own mod; with a colon it is taken as written.
- \`overrides = "core:iron_sword"\` replaces that whole entry and takes its id. Load order decides between two overrides.
- An unknown field is an error of its entry. An error loses the entry, an error of TOML the file, never more.
- In lists marked *choices*, an element that refers to nothing is dropped alone.
`;

/** The whole page. */
export function referenceText(): string {
  const registries = REGISTRY_NAMES.map((name) => section(`### [[${name}]]`, REGISTRIES[name]));
  return [
    INTRO,
    `## Tables\n\n${REGISTRY_NAMES.map((name) => `[\`[[${name}]]\`](#${name})`).join(' · ')} · [\`[balance]\`](#balance)\n`,
    ...registries.flatMap((text, index) => (REGISTRY_NAMES[index] === 'prefabs' ? [text, marks()] : [text])),
    section('### [balance]', balanceSchema),
    aliases(),
    section('## Attribute changes', attributeChangeSchema),
    section('## Triggers', triggerSchema),
    verbs('## Actions', ACTIONS_INTRO, ACTIONS),
    verbs('## Conditions', CHECKS_INTRO, CHECKS),
    events(),
    words(),
    section('## manifest.toml', manifestSchema),
    LOCALES,
  ].join('\n');
}

const ACTIONS_INTRO =
  'One change of state, then over: `{ action = "damage", amount = 3, … }`. `target` is seen from the bearer: `self` (default), `target`, `all_enemies`, `all_allies`. What an ability or an item does to somebody it misses is skipped; what is always done to the hero (items, experience, quests) is done to him.';
const CHECKS_INTRO =
  'A list of checks means AND; each may carry `not = true`; there is no OR. `who` is `self` (default) or `target`. A check about a `target` that does not exist is false, also with `not`.';

function section(title: string, schema: Schema): string {
  const { doc = '' } = metaOf(schema);
  return `${title}\n\n${doc}\n\n${table(fieldsOf(schema))}`;
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly fallback: string;
  readonly doc: string;
}

/** The fields of a shape, those of tables inside it behind their own name: \`ai[].ability\`. */
function fieldsOf(schema: Schema, prefix = ''): Row[] {
  const { shape = {} } = definition(unwrapped(schema));
  return Object.entries(shape).flatMap(([name, field]) => rowsOf(`${prefix}${name}`, field));
}

function rowsOf(name: string, field: Schema): Row[] {
  const { doc = '', choices } = metaOf(field);
  const inner = unwrapped(field);
  const { type, element } = definition(inner);
  const shared = element === undefined ? undefined : SECTIONS.get(element);
  const row: Row = {
    name,
    type: `${shared === undefined ? typeOf(field) : `list: ${shared}`}${choices === true ? ', *choices*' : ''}`,
    fallback: defaultOf(field),
    doc,
  };
  if (shared !== undefined) return [row];
  if (type === 'array' && element !== undefined) return [row, ...fieldsOf(element, `${name}[].`)];
  return type === 'object' ? [row, ...fieldsOf(inner, `${name}.`)] : [row];
}

function table(rows: readonly Row[]): string {
  if (rows.length === 0) return 'No fields.\n';
  const lines = rows.map(
    ({ name, type, fallback, doc }) => `| \`${name}\` | ${cell(type)} | ${cell(fallback)} | ${cell(doc)} |`,
  );
  return `| field | type | default | meaning |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

interface Verb {
  readonly doc: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function verbs(title: string, intro: string, all: Readonly<Record<string, Verb>>): string {
  const parts = Object.entries(all).map(([name, { doc, fields }]) => {
    // The fields of the tables of verbs are schemas built by the same blocks as all others.
    const rows = Object.entries(fields as Record<string, Schema>).flatMap(([field, schema]) => rowsOf(field, schema));
    return `### ${name}\n\n${doc}\n\n${table(rows)}`;
  });
  return `${title}\n\n${intro}\n\n${parts.join('\n')}`;
}

function events(): string {
  const rows = Object.entries(EVENTS).map(([name, { when, doc, ...rest }]) => {
    const asked = Object.entries(when).map(([field, schema]) => `\`${field}\`: ${typeOf(schema)}`);
    return `| \`${name}\`${'bound' in rest ? ' †' : ''} | ${cell(doc)} | ${cell(asked.join(' · ')) || '—'} |`;
  });
  return `## Events

The words of \`on\`, with what \`when\` may ask of each. All given fields must match. † Only the bearer that is the event’s
source hears it; all others are heard by everything in play. A mod raises its own with \`emit_event\` and hears them by
their full name, \`on = "mymod:ritual"\`.

| event | what happened | \`when\` |
|---|---|---|
${rows.join('\n')}
`;
}

function marks(): string {
  const { minWidth, maxWidth, minHeight, maxHeight } = LAYOUT_BOUNDS;
  const rows = Object.entries(MARKS).map(([mark, meaning]) => `| \`${mark}\` | ${meaning} |`);
  return `Marks of a \`layout\`, from ${minWidth}×${minHeight} to ${maxWidth}×${maxHeight} cells:

| mark | meaning |
|---|---|
${rows.join('\n')}
`;
}

function aliases(): string {
  const list = Object.entries(BALANCE_ALIASES).map(([alias, name]) => `\`${alias}\` = \`${name}\``);
  return `Older names still work: ${list.join(', ')}.\n`;
}

const UNITS: Readonly<Partial<Record<(typeof ATTRIBUTES)[number], string>>> = {
  max_health: 'health',
  max_stamina: 'stamina',
  damage: 'health',
  hit_chance: 'share',
  critical_chance: 'percentage points',
  critical_factor: 'factor',
  price_modifier: 'percentage points',
  carry_capacity: 'weight',
  resistance: 'percentage points',
};

function words(): string {
  const rows = ATTRIBUTES.map((name) => `| \`${name}\` | ${BASE_VALUES[name]} | ${UNITS[name] ?? 'points'} |`);
  const list = (all: readonly string[]): string => all.map((word) => `\`${word}\``).join(' ');
  return `## Words

| attribute | where nothing is said | unit |
|---|---|---|
${rows.join('\n')}

Damage types: ${list(DAMAGE_TYPES)}

Colours: ${list(COLORS)}, or \`#rrggbb\`

Genders: ${list(GENDERS)}
`;
}

const LOCALES = `## locale/&lt;language&gt;.toml

Texts of another language, by registry and id: \`[items.iron_sword] name = "Iron sword"\`. Entries of other mods take their
full id in quotes: \`[items."core:iron_sword"]\`. What an NPC offers stands under \`[npcs.smith.options]\`, by its \`id\` or by
its text. \`gender\` may be given where names agree with it; an affix takes one \`name\` or a table of forms. Tags are named
under \`[tags.undead]\`, texts of the interface under \`[engine]\`, by the keys of its catalogue. What is missing is shown in
the mod’s own language, in the interface in English.
`;
