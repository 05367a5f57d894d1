/** The other engine: QuickJS, with the same readers, for programs that must come to the same in both. */
import { getQuickJS, type QuickJSContext, type QuickJSHandle, type QuickJSWASMModule } from 'quickjs-emscripten';
import { type Foreign, listening } from '../../src/script/fuzz/campaign.ts';

/** A function that runs a program in a fresh QuickJS; one that does not end is cut off. */
export async function quickjs(): Promise<(source: string) => Foreign> {
  const module = await getQuickJS();
  return (source) => runIn(module, source);
}

function runIn(module: QuickJSWASMModule, source: string): Foreign {
  const told: string[] = [];
  const runtime = module.newRuntime();
  let turns = 0;
  runtime.setInterruptHandler(() => ++turns > 2000);
  const context = runtime.newContext();
  const readers = listening(told);
  for (const [name, read] of Object.entries(readers)) install(context, name, read);
  install(context, 'has_tag_json', (who = '', tag = '""') => readers.has_tag(who, JSON.parse(tag)));
  // Texts cross the border as JSON, or a half of a surrogate pair would not arrive.
  const wrapped = `(function (has_tag) { 'use strict';\n${source}\n})((who, tag) => has_tag_json(who, JSON.stringify(tag)))`;
  const result = context.evalCode(wrapped);
  const ended = result.error === undefined;
  (result.error ?? result.value).dispose();
  context.dispose();
  runtime.dispose();
  return { told, ended };
}

function install(context: QuickJSContext, name: string, read: (...values: string[]) => unknown): void {
  const handle = context.newFunction(name, (...values: QuickJSHandle[]) =>
    toHandle(context, read(...values.map((value) => String(context.dump(value))))),
  );
  context.setProp(context.global, name, handle);
  handle.dispose();
}

function toHandle(context: QuickJSContext, value: unknown): QuickJSHandle {
  if (typeof value === 'number') return context.newNumber(value);
  if (typeof value === 'string') return context.newString(value);
  return value === true ? context.true : context.false;
}
