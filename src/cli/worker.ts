/** A worker of the balance laboratory: loads the content once and plays the runs it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import { type LoadRequest, loadGame } from '../host/load.ts';
import { type BatchJob, type BatchRequest, playJob } from '../sim/batch.ts';

/** What a worker is told once. */
export interface LabSetup {
  readonly load: LoadRequest;
  readonly request: Pick<BatchRequest, 'bot' | 'plan'>;
}

// What the pool of this program hands over.
if (parentPort !== null) await serve(parentPort, workerData as LabSetup);

async function serve(port: NonNullable<typeof parentPort>, { load, request }: LabSetup): Promise<void> {
  const { content } = await loadGame(load);
  port.on('message', ({ index, job }: { readonly index: number; readonly job: BatchJob }) => {
    port.postMessage({ index, result: playJob(content, job, request) });
  });
  port.postMessage({ ready: true });
}
