import type { Composition } from '@dana/contracts/release';
import { type CompositionWorker, startCompositionWorker } from './composition-worker.ts';
import type { RenderRequest, RenderResult, WorkerSetup } from './render-messages.ts';

export type RenderPool = {
  /** Renders a page of a composition. Rejects when it cannot be done; the caller then answers without it. */
  render: (composition: Composition, request: RenderRequest) => Promise<RenderResult>;
  /** Starts the worker of a composition ahead of its first request. */
  warm: (composition: Composition) => void;
  close: () => Promise<void>;
};

type PoolOptions = Omit<WorkerSetup, 'composition'> & { onProblem: (message: string) => void };

/** Stable and one or two canaries or previews; older ones are drained. */
const compositionsKept = 4;
/** After this many deaths a composition is left to the browser, until another one comes. */
const deathsAllowed = 5;

/** One worker for each composition in use, the least recently used ones drained. */
export function createRenderPool({ onProblem, ...setup }: PoolOptions): RenderPool {
  const workers = new Map<string, CompositionWorker>();
  const deaths = new Map<string, number>();

  function workerOf(composition: Composition): CompositionWorker {
    const present = workers.get(composition.id);
    workers.delete(composition.id);
    if (present && !present.isAlive()) deaths.set(composition.id, (deaths.get(composition.id) ?? 0) + 1);
    if ((deaths.get(composition.id) ?? 0) > deathsAllowed)
      throw new Error(
        `The renderer of composition ${composition.id} keeps dying; pages are left to the browser.`,
      );
    const worker = present?.isAlive() ? present : startCompositionWorker({ ...setup, composition });
    workers.set(composition.id, worker);
    drainOldest();
    return worker;
  }

  function drainOldest(): void {
    for (const [id, worker] of workers) {
      if (workers.size <= compositionsKept) return;
      workers.delete(id);
      worker.drain().catch((error: unknown) => onProblem(String(error)));
    }
  }

  return {
    render: async (composition, request) => workerOf(composition).render(request),
    warm: (composition) => {
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
