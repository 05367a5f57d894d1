/** The methods of lists that call a function of the script for their elements. */
import { ScriptFault } from '../fault.ts';
import { checkFree, type Run } from '../run.ts';
import { isTrue, kindOf, type ScriptFunction, type ScriptList, type Value } from '../values.ts';
import { type BuiltIn, builtIn } from './built-in.ts';
import { sorted } from './sort.ts';

/** One way through a list. */
interface Pass {
  readonly list: ScriptList;
  readonly callback: ScriptFunction;
  readonly run: Run;
  readonly at: number;
}

/** Calls the function with element, place and list until `stops` says so; tells where that was, or -1. */
function walk({ list, callback, run, at }: Pass, stops: (answer: Value, item: Value) => boolean): number {
  list.users++;
  let found = -1;
  for (let index = 0; index < list.items.length && found < 0; index++) {
    const item = list.items[index];
    if (stops(run.call(callback, [item, index, list], at), item)) found = index;
  }
  list.users--;
  return found;
}

function forElements(doc: string, result: (pass: Pass) => Value): BuiltIn<ScriptList> {
  return builtIn({
    doc,
    parameters: ['function'],
    apply: (list: ScriptList, [callback], run, at): Value => result({ list, callback, run, at }),
  });
}

export const CALLBACKS: Readonly<Record<string, BuiltIn<ScriptList>>> = {
  every: forElements(
    'Whether the function is true for all elements.',
    (pass) => walk(pass, (answer) => !isTrue(answer)) < 0,
  ),
  filter: forElements('A new list of the elements for which the function is true.', (pass) => {
    const kept: Value[] = [];
    walk(pass, (answer, item) => {
      if (isTrue(answer)) kept.push(item);
      return false;
    });
    return pass.run.list(kept, pass.at);
  }),
  find: forElements('The first element for which the function is true.', (pass) => {
    let found: Value;
    walk(pass, (answer, item) => {
      if (isTrue(answer)) found = item;
      return isTrue(answer);
    });
    return found;
  }),
  findIndex: forElements('The place of that element; -1 if there is none.', (pass) => walk(pass, isTrue)),
  forEach: forElements('Calls the function for each element.', (pass) => {
    walk(pass, () => false);
    return;
  }),
  map: forElements('A new list of what the function returns for each element.', (pass) => {
    const made: Value[] = [];
    walk(pass, (answer) => {
      made.push(answer);
      return false;
    });
    return pass.run.list(made, pass.at);
  }),
  reduce: builtIn({
    doc: 'Carries a value through the list: the function gets it and an element, and returns the next one.',
    parameters: ['function', 'any'],
    apply: (list: ScriptList, [callback, first], run, at): Value => {
      list.users++;
      let carried = first;
      for (const [index, item] of list.items.entries()) {
        carried = run.call(callback, [carried, item, index, list], at);
      }
      list.users--;
      return carried;
    },
  }),
  some: forElements('Whether the function is true for any element.', (pass) => walk(pass, isTrue) >= 0),
  sort: builtIn({
    doc: 'Sorts in place and returns it. The function gets two elements; below 0 means the first comes first. Equal ones keep their order.',
    parameters: ['function'],
    apply: (list: ScriptList, [compare], run, at): Value => {
      checkFree(list, 'sort', at);
      run.work(list.items.length, at);
      list.users++;
      const result = sorted(list.items, (left, right) => compared(run.call(compare, [left, right], at), at) <= 0);
      list.users--;
      for (const [index, item] of result.entries()) list.items[index] = item;
      return list;
    },
  }),
};

/** The answer of a comparator; NaN counts as 0, as in JavaScript. */
function compared(answer: Value, at: number): number {
  if (typeof answer !== 'number') throw new ScriptFault('wrong_type', at, `sort: ${kindOf(answer)}`);
  return Number.isNaN(answer) ? 0 : answer;
}
