import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderLimits } from './render-limits.ts';
import type { FromWorker, RenderRequest, RenderResult, ToWorker, WorkerSetup } from './render-messages.ts';
import { RenderRefusal } from './render-refusal.ts';
import { threadPermissions } from './thread-permissions.ts';
import { watchThread } from './thread-watch.ts';

type Awaited = { resolve: (result: RenderResult) => void; reject: (error: Error) => void };

export type CompositionWorker = {
  /**
   * Renders one page; the time limit begins now. Rejects with `RenderRefusal` when it is late, which costs this page
   * alone, or when the thread dies; with the renderer's own error when it fails.
   */
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Pages under way that somebody waits for. */
  pageCount: () => number;
  /** Pages that were given up and never ended: they hold memory. */
  lostCount: () => number;
  /** Settles when the composition is loaded; rejects when the thread died before. */
  ready: Promise<void>;
  /** Resolves with the reason when the thread is gone, for whatever reason. */
  ended: Promise<Error>;
  /** Ends the thread once the pages under way are answered or given up. */
  drain: () => Promise<void>;
};

const drainCheckMs = 50;

/** One thread that renders one composition. */
export function startCompositionWorker(setup: WorkerSetup, limits: RenderLimits): CompositionWorker {
  // `.js` where the storefront is bundled.
  const script = new URL(`./render-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, {
    workerData: setup,
    ...threadPermissions(setup.releasesFolder),
  });
  const awaited = new Map<number, Awaited>();
  const lost = new Set<number>();
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error>();
  // A thread that dies before it is ready is no fault of those who do not wait for that.
  ready.promise.catch(() => undefined);
  let lastId = 0;
  let isAlive = true;
  const send = (message: ToWorker): void => worker.postMessage(message);

  function end(reason: Error): void {
    if (!isAlive) return;
    isAlive = false;
    watch.stop();
    for (const page of [...awaited.values()]) page.reject(reason);
    awaited.clear();
    ready.reject(reason);
    ended.resolve(reason);
    void worker.terminate();
  }
  const die = (why: string): void => end(new RenderRefusal('thread lost', why));

  const watch = watchThread({
    ping: () => send({ kind: 'ping' }),
    onStuck: () => die('The rendering thread did not answer any more and was ended.'),
    everyMs: limits.pingMs,
    missesAllowed: limits.pingsMissed,
  });
  watch.expectSilence(limits.startMs);

  function settle(id: number): Awaited | undefined {
    const page = awaited.get(id);
    awaited.delete(id);
    lost.delete(id);
    return page;
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'silent') return watch.expectSilence(message.forMs);
    watch.seen();
    if (message.kind === 'ready') ready.resolve();
    if (message.kind === 'rendered') settle(message.id)?.resolve(message.result);
    if (message.kind === 'failed') settle(message.id)?.reject(new Error(message.message));
  });
  worker.on('error', (error) => die(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  worker.on('exit', (code) => die(`The rendering thread ended by itself (code ${code}).`));
  worker.unref();

  return {
    ready: ready.promise,
    ended: ended.promise,
    pageCount: () => awaited.size,
    lostCount: () => lost.size,
    render(request) {
      if (!isAlive) return Promise.reject(new RenderRefusal('thread lost', 'The rendering thread is gone.'));
      const id = ++lastId;
      return new Promise<RenderResult>((resolve, reject) => {
        const timer = setTimeout(() => {
          awaited.delete(id);
          lost.add(id);
          reject(new RenderRefusal('late', `${request.path} was not rendered in ${limits.giveUpMs} ms.`));
        }, limits.giveUpMs);
        awaited.set(id, {
          resolve: (result) => {
            clearTimeout(timer);
            resolve(result);
          },
          reject: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        });
        send({ kind: 'render', id, request });
      });
    },
    async drain() {
      while (isAlive && awaited.size > 0) await new Promise((resolve) => setTimeout(resolve, drainCheckMs));
      end(new Error('The rendering thread is not needed any more.'));
    },
  };
}
