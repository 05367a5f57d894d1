/** The walls between the rooms: who may import whom. The order of the rooms is explained in docs/ARCHITECTURE.md. */

/** Unit tests stand beside the file they test, and may reach further than it. */
const TESTS = '\\.test\\.ts$';

/** Packages that only compute. Everything else touches the machine or has not been looked at. */
const PURE_PACKAGES = '(^|/)node_modules/(zod|smol-toml|toml-eslint-parser|string-width|get-east-asian-width|acorn)/';

/**
 * An attribute may hang on a condition, and a condition may ask for an attribute: this recursion is a rule of the game
 * (bounded where attributes are read), and the only one of its kind.
 */
const CONDITIONAL_ATTRIBUTES = '^erased/game/(creature/attributes|rules/(conditions|checks))\\.ts$';

/** @param {string} room @param {string[]} allowed @param {string} comment */
const wall = (room, allowed, comment) => ({
  name: `wall-${room}`,
  comment,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TESTS },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    wall('lib', [], 'lib knows no game word: what it offers must be usable, and testable, without a game.'),
    wall(
      'game',
      ['lib'],
      'The rules are silent: no language, no screen, no file. Then every way to play runs the same game.',
    ),
    wall(
      'data',
      ['lib', 'game'],
      'data turns text into content and state; whoever shows or plays it is none of its business.',
    ),
    wall(
      'script',
      ['lib', 'game'],
      'A script reads through the rules and answers with actions; it has no other power by construction.',
    ),
    wall(
      'ui',
      ['lib', 'game'],
      'ui looks at the state and answers keys: without files or mods it can draw into any terminal, also in a page.',
    ),
    wall(
      'sim',
      ['lib', 'game', 'data', 'script'],
      'sim plays without a screen; it loads mods, but must never need a terminal or a file of its own.',
    ),
    wall(
      'host',
      ['lib', 'game', 'data', 'script', 'ui', 'sim'],
      'host is the machine; the entrance (cli) wires it and must stay replaceable.',
    ),
    {
      name: 'machine-in-host-and-cli-only',
      comment:
        'Only host and cli import node: modules. A clock, a file or a socket anywhere else would make runs differ from their replay.',
      severity: 'error',
      from: { path: '^src/(lib|game|data|script|ui|sim)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-of-the-pure-rooms',
      comment:
        'The pure rooms use only packages known to compute and nothing else: zod, smol-toml, toml-eslint-parser, string-width, get-east-asian-width, acorn.',
      severity: 'error',
      from: { path: '^src/(lib|game|data|script|ui|sim)/', pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: PURE_PACKAGES },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What ships must not depend on what tests it.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: `(^(test|bench|scripts)/|${TESTS})` },
    },
    {
      name: 'no-cycle',
      comment:
        'Modules that need each other to load cannot be read, tested or moved alone. Types may refer to each other: they are gone at run time, so this rule is asked of the sources with their types erased.',
      severity: 'error',
      from: { path: '^erased/' },
      to: { circular: true, via: { pathNot: CONDITIONAL_ATTRIBUTES } },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // typescript 7 has no compiler API to parse with: without swc nothing is read, and 0 modules pass every rule.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.tmp)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js'],
    },
  },
};
