/** Jobs over all cores: worker threads take the next one as they get ready, and the results come back with its number. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface PoolRequest<Job> {
  /** The worker’s script. */
  readonly script: URL;
  /** Handed to each worker once, before its jobs. */
  readonly setup: unknown;
  readonly jobs: readonly Job[];
  readonly workers?: number;
  /** Called after each finished job. */
  readonly progress?: (done: number) => void;
}

/** What a worker sends back. */
type Reply<Result> = { readonly ready: true } | { readonly index: number; readonly result: Result };

/**
 * Runs all jobs; results stand in the order of the jobs, whatever the number of workers. Rejects if a worker fails or ends
 * before the work does.
 */
export function runJobs<Job, Result>(request: PoolRequest<Job>): Promise<Result[]> {
  if (request.jobs.length === 0) return Promise.resolve([]);
  const { jobs, script, setup, progress } = request;
  const count = Math.max(1, Math.min(request.workers ?? availableParallelism(), jobs.length));
  const results: Result[] = new Array(jobs.length);
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: count }, () => new Worker(script, { workerData: setup }));
    // The first reason to stop counts: workers that are ended after it end, too.
    let stopping = false;
    const stop = (then: () => void) => {
      if (stopping) return;
      stopping = true;
      Promise.allSettled(workers.map((worker) => worker.terminate())).then(then, then);
    };
    for (const worker of workers) {
      const hand = () => {
        if (next < jobs.length) worker.postMessage({ index: next, job: jobs[next++] });
      };
      worker.on('message', (reply: Reply<Result>) => {
        if ('index' in reply) {
          results[reply.index] = reply.result;
          done++;
          progress?.(done);
          if (done === jobs.length) return stop(() => resolve(results));
        }
        hand();
      });
      worker.on('error', (error) => stop(() => reject(error)));
      worker.on('exit', (code) =>
        stop(() => reject(new Error(`a worker ended with ${code} before the work was done`))),
      );
    }
  });
}
