/** Random programs of the language, from a seed. What they come to is told through `has_tag`. */
import { Dice } from './dice.ts';
import { expression, KEYS, type Names, type Sort } from './expressions.ts';

type Variable = Names['variables'][number];

const SORTS: readonly Sort[] = ['number', 'number', 'text', 'flag', 'list', 'record', 'function'];

/** Writes one program; keeps count of names, so that none is declared twice in one block. */
class Writer {
  readonly dice: Dice;
  private names = 0;

  constructor(seed: number) {
    this.dice = new Dice(seed);
  }

  value(sort: Sort, variables: readonly Variable[]): string {
    return expression(sort, { dice: this.dice, variables, fuel: 3 });
  }

  block(outer: readonly Variable[], fuel: number): string {
    const variables = [...outer];
    const lines: string[] = [];
    const count = 1 + this.dice.below(4);
    for (let line = 0; line < count; line++) lines.push(this.statement(variables, fuel));
    return lines.join('\n');
  }

  private statement(variables: Variable[], fuel: number): string {
    const kind = this.dice.below(fuel > 0 ? 11 : 5);
    if (kind < 2) return this.declaration(variables);
    if (kind === 2) return this.assignment(variables);
    if (kind < 5) return this.telling(variables);
    if (kind === 5) return this.choice(variables, fuel);
    if (kind === 6) return this.forLoop(variables, fuel);
    if (kind === 7) return this.forOf(variables, fuel);
    if (kind === 8) return this.whileLoop(variables, fuel);
    if (kind === 9) return this.closures(variables);
    return this.functions(variables, fuel);
  }

  private name(): string {
    return `v${this.names++}`;
  }

  private declaration(variables: Variable[]): string {
    const sort = this.dice.one(SORTS);
    const constant = this.dice.once(2);
    const text = this.value(sort, variables);
    const name = this.name();
    variables.push({ name, sort, constant });
    return `${constant ? 'const' : 'let'} ${name} = ${text};`;
  }

  private assignment(variables: readonly Variable[]): string {
    const { dice } = this;
    const free = variables.filter(({ constant }) => !constant);
    const lists = variables.filter(({ sort }) => sort === 'list');
    const records = variables.filter(({ sort }) => sort === 'record');
    if (lists.length > 0 && dice.once(3)) {
      const { name } = dice.one(lists);
      const value = this.value('number', variables);
      return dice.one([
        `${name}.push(${value});`,
        `${name}[0] = ${value};`,
        `${name}.pop();`,
        `${name}.unshift(${value});`,
        `${name}.shift();`,
        `${name}.reverse();`,
      ]);
    }
    if (records.length > 0 && dice.once(3)) {
      return `${dice.one(records).name}.${dice.one(KEYS)} ${dice.one(['=', '??='])} ${this.value('number', variables)};`;
    }
    if (free.length === 0) return ';';
    const { name, sort } = dice.one(free);
    if (sort === 'number')
      return `${name} ${dice.one(['=', '+=', '-=', '*=', '%=', '||='])} ${this.value(sort, variables)};`;
    return `${name} = ${this.value(sort, variables)};`;
  }

  private telling(variables: readonly Variable[]): string {
    const sort = this.dice.one(['number', 'text', 'flag', 'list', 'record', 'function'] as const);
    const value = this.value(sort, variables);
    if (sort === 'list') return `has_tag("self", (${value}).join(" "));`;
    if (sort === 'record') return `for (const pair of Object.entries(${value})) has_tag("self", pair.join("="));`;
    if (sort === 'function') return `has_tag("self", \`\${(${value})(${this.value('number', variables)})}\`);`;
    return `has_tag("self", \`${sort} \${${value}}\`);`;
  }

  private choice(variables: readonly Variable[], fuel: number): string {
    const test = this.value(this.dice.one(['flag', 'number', 'text'] as const), variables);
    const otherwise = this.dice.once(2) ? ` else {\n${this.block(variables, fuel - 1)}\n}` : '';
    return `if (${test}) {\n${this.block(variables, fuel - 1)}\n}${otherwise}`;
  }

  private forLoop(variables: readonly Variable[], fuel: number): string {
    const name = this.name();
    const inside = [...variables, { name, sort: 'number', constant: true } as const];
    const leave = this.dice.once(3)
      ? `if (${this.value('flag', inside)}) ${this.dice.one(['break', 'continue'])};\n`
      : '';
    return `for (let ${name} = 0; ${name} < ${this.dice.below(6)}; ${name}++) {\n${leave}${this.block(inside, fuel - 1)}\n}`;
  }

  private forOf(variables: readonly Variable[], fuel: number): string {
    const name = this.name();
    const inside = [...variables, { name, sort: 'number', constant: true } as const];
    return `for (const ${name} of (${this.value('list', variables)}).slice(0, 6)) {\n${this.block(inside, fuel - 1)}\n}`;
  }

  private whileLoop(variables: readonly Variable[], fuel: number): string {
    const name = this.name();
    return `let ${name} = ${this.dice.below(5)};\nwhile (${name}-- > 0) {\n${this.block(variables, fuel - 1)}\n}`;
  }

  private closures(variables: readonly Variable[]): string {
    const name = this.name();
    const body = this.value('number', [...variables, { name: 'turn', sort: 'number', constant: true }]);
    return `const ${name} = [];\nfor (let turn = 0; turn < 3; turn++) ${name}.push(() => turn + ${body.includes(' ') ? `(${body})` : body});\nfor (const made of ${name}) has_tag("self", \`\${made()}\`);`;
  }

  private functions(variables: Variable[], fuel: number): string {
    const name = this.name();
    const depth = this.name();
    const inside: Variable[] = [...variables, { name: depth, sort: 'number', constant: false }];
    const text = `function ${name}(${depth}) {\nif (${depth} < 1) return ${this.value('number', inside)};\n${this.block(inside, fuel - 1)}\nreturn ${name}(${depth} - 1) + 1;\n}\nhas_tag("self", \`\${${name}(${this.dice.below(4)})}\`);`;
    return text;
  }
}

/** The program of a seed; equal seeds give equal programs. */
export function randomProgram(seed: number): string {
  return `${new Writer(seed).block([], 3)}\nreturn [];`;
}

const SCRAPS = [
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  '`',
  '${',
  '"',
  '/',
  '*/',
  '//',
  '=>',
  '...',
  '?.',
  '**',
  '\0',
  '\r\n',
  '\u2028',
  '\ud800',
  'new ',
  'class ',
  'this',
  '__proto__',
  'constructor',
  'await ',
  'import(',
  'var ',
  '0n',
  '/x/',
  'in ',
  ';',
  ',',
  '=',
  '.',
  '#x',
  '@',
  '\\u0061',
  '1e999',
  'while(true)',
  'for(;;)',
  'return ',
];

/** A program with some of its text cut, doubled or strewn with scraps: usually nonsense, never an accident. */
export function mutilated(source: string, seed: number): string {
  const dice = new Dice(seed);
  let text = source;
  for (let times = 1 + dice.below(4); times > 0; times--) {
    const at = dice.below(text.length + 1);
    const end = Math.min(text.length, at + dice.below(12));
    const middle = dice.one([
      '',
      dice.one(SCRAPS),
      text.slice(at, end).repeat(2),
      dice.one(SCRAPS).repeat(dice.below(300)),
    ]);
    text = text.slice(0, at) + middle + text.slice(end);
  }
  return text;
}
