/** Work over several threads: in order, to its end, and never waited for in vain. */
import { expect, it } from 'vitest';
import { runJobs } from './pool.ts';

/** A worker’s script from its text. */
function script(text: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${text}`)}`,
  );
}

const SQUARES = script(`
  parentPort.on('message', ({ index, job }) => parentPort.postMessage({ index, result: job * job }));
  parentPort.postMessage({ ready: true });`);
const jobs = [1, 2, 3, 4, 5, 6, 7];

it.each([1, 3, 50])('results stand in the order of the jobs with %i workers', async (workers) => {
  const counted: number[] = [];
  const results = await runJobs({ script: SQUARES, setup: {}, jobs, workers, progress: (done) => counted.push(done) });
  expect(results).toEqual([1, 4, 9, 16, 25, 36, 49]);
  expect(counted).toEqual(jobs);
});

it('no jobs need no worker', async () => {
  await expect(runJobs({ script: script('throw new Error()'), setup: {}, jobs: [] })).resolves.toEqual([]);
});

it.each([
  ['throws', 'throw new Error("burnt")', 'burnt'],
  ['leaves', 'process.exit(7)', 'ended with 7'],
  ['leaves without a word', 'parentPort.unref()', 'ended with 0'],
])('a worker that %s ends the work with an error', async (_how, text, message) => {
  await expect(runJobs({ script: script(text), setup: {}, jobs, workers: 2 })).rejects.toThrow(message);
});
