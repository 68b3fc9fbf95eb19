import type { Composition } from '@dana/contracts/release';
import { type CompositionWorker, startCompositionWorker } from './composition-worker.ts';
import type { RenderRequest, RenderResult, WorkerSetup } from './render-messages.ts';

export type RenderPool = {
  /** Renders a page of a composition. Rejects when it cannot be done; the caller then answers without it. */
  render: (composition: Composition, request: RenderRequest) => Promise<RenderResult>;
  /** Starts the worker of what is live ahead of its first request. It stays until something else is live. */
  warm: (composition: Composition) => void;
  close: () => Promise<void>;
};

type PoolOptions = Omit<WorkerSetup, 'composition'> & {
  onProblem: (message: string) => void;
  /** Tests bring their own. */
  start?: (setup: WorkerSetup) => CompositionWorker;
  /** Unit: milliseconds. */
  now?: () => number;
};

/** Stable and one or two canaries or previews; older ones are drained. */
const compositionsKept = 4;
/** After this many deaths a composition is left to the browser, until another one comes. */
const deathsAllowed = 5;
/**
 * Canaries, previews and sessions that fled a release need a few compositions beside the live one. More than these
 * starts in a minute are somebody who makes cookies up: those pages are left to the browser.
 */
const sideStartsAllowed = 30;
const sideStartsWindowMs = 60_000;

/** One worker for each composition in use, the least recently used ones drained. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { onProblem, start = startCompositionWorker, now = Date.now, ...setup } = options;
  const workers = new Map<string, CompositionWorker>();
  const deaths = new Map<string, number>();
  let liveId: string | undefined;
  let sideStarts: number[] = [];

  function workerOf(composition: Composition): CompositionWorker {
    const present = workers.get(composition.id);
    if (!present?.isAlive() && composition.id !== liveId) countSideStart(composition);
    workers.delete(composition.id);
    if (present && !present.isAlive()) deaths.set(composition.id, (deaths.get(composition.id) ?? 0) + 1);
    if ((deaths.get(composition.id) ?? 0) > deathsAllowed)
      throw new Error(
        `The renderer of composition ${composition.id} keeps dying; pages are left to the browser.`,
      );
    const worker = present?.isAlive() ? present : start({ ...setup, composition });
    workers.set(composition.id, worker);
    drainOldest();
    return worker;
  }

  function countSideStart({ id }: Composition): void {
    sideStarts = sideStarts.filter((at) => now() - at < sideStartsWindowMs);
    if (sideStarts.length >= sideStartsAllowed)
      throw new Error(`Too many compositions are asked for at once; pages of ${id} are left to the browser.`);
    sideStarts.push(now());
  }

  function drainOldest(): void {
    for (const [id, worker] of workers) {
      if (workers.size <= compositionsKept) return;
      if (id === liveId) continue;
      workers.delete(id);
      worker.drain().catch((error: unknown) => onProblem(String(error)));
    }
  }

  return {
    render: async (composition, request) => workerOf(composition).render(request),
    warm: (composition) => {
      liveId = composition.id;
      try {
        workerOf(composition);
      } catch (error) {
        onProblem(String(error));
      }
    },
    close: async () => {
      await Promise.all([...workers.values()].map((worker) => worker.drain()));
    },
  };
}
