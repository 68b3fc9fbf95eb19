import { Worker } from 'node:worker_threads';
import type { FromWorker, RenderRequest, RenderResult, WorkerSetup } from './render-messages.ts';

type Waiting = { resolve: (result: RenderResult) => void; reject: (error: Error) => void };

export type CompositionWorker = {
  /** Renders one page. Rejects when the worker dies or takes too long; a worker that hangs is ended. */
  render: (request: RenderRequest) => Promise<RenderResult>;
  isAlive: () => boolean;
  /** Ends the worker once the renders under way are answered. */
  drain: () => Promise<void>;
};

/** Longer than a render's own time limit: past this the thread itself does not answer any more. */
const answerTimeoutMs = 6_000;

/** One thread that renders one composition. */
export function startCompositionWorker(setup: WorkerSetup): CompositionWorker {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: setup });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isAlive = true;

  function end(reason: Error): void {
    isAlive = false;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') return;
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'rendered') waiter?.resolve(message.result);
    else waiter?.reject(new Error(message.message));
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The render worker ended.')));
  worker.unref();

  return {
    isAlive: () => isAlive,
    render(request) {
      if (!isAlive) return Promise.reject(new Error('The render worker ended.'));
      const id = ++lastId;
      return new Promise<RenderResult>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(
            new Error(`${request.path} was not rendered in ${answerTimeoutMs} ms; the worker is replaced.`),
          );
          isAlive = false;
          void worker.terminate();
        }, answerTimeoutMs);
        const settle =
          <Value>(then: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(timer);
            then(value);
          };
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
        worker.postMessage({ id, request });
      });
    },
    async drain() {
      while (isAlive && waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      isAlive = false;
      await worker.terminate();
    },
  };
}
