import type { AskBackEnd } from '../shop/follow-extensions.ts';
import type { Composition } from '@dana/contracts/release/composition';
import {
  type CompositionRenderer,
  createCompositionRenderer,
  type PoolState,
} from './composition-renderer.ts';
import { type CompositionWorker, startCompositionWorker } from './composition-worker.ts';
import { type RenderLimits, renderLimits } from './render-limits.ts';
import type { RenderRequest, RenderResult, WorkerSetup } from './render-messages.ts';
import { RenderRefusal } from './render-refusal.ts';

export type RenderPool = {
  /**
   * Renders a page of a composition. Rejects with `RenderRefusal` when there is no room or no thread for it now, with
   * another error when its render failed; the caller then answers without it.
   * @param gone – aborted when nobody waits for the page any more: it leaves the queue.
   */
  render: (composition: Composition, request: RenderRequest, gone?: AbortSignal) => Promise<RenderResult>;
  /** Starts the threads of what is live ahead of its first request. They stay until something else is live. */
  warm: (composition: Composition) => void;
  /**
   * Whether what is live has a thread that has rendered a page. A new composition gets a moment for that: a release must
   * not make every server unready at once.
   */
  isWarm: () => boolean;
  /** What the threads of all compositions do now. */
  state: () => PoolState;
  close: () => Promise<void>;
};

type PoolOptions = Omit<WorkerSetup, 'composition'> & {
  /** Threads of the live composition; every other one has a single thread. */
  liveThreads: number;
  /** For the pages that warm a thread up. */
  askBackEnd?: AskBackEnd;
  onProblem: (message: string) => void;
  limits?: RenderLimits;
  /** Tests bring their own. */
  start?: (setup: WorkerSetup, limits: RenderLimits) => CompositionWorker;
  /** Unit: milliseconds. */
  now?: () => number;
};

/** Stable and one or two canaries or previews; older ones are drained. */
const compositionsKept = 4;
/**
 * Canaries, previews and sessions in which a release broke need a few compositions beside the live one. More than these
 * starts in a minute are somebody who makes cookies up: those pages are refused.
 */
const sideStartsAllowed = 30;
const sideStartsWindowMs = 60_000;

const idle: PoolState = { threads: 0, ready: 0, waiting: 0, rendering: 0 };

const added = (sum: PoolState, one: PoolState): PoolState => ({
  threads: sum.threads + one.threads,
  ready: sum.ready + one.ready,
  waiting: sum.waiting + one.waiting,
  rendering: sum.rendering + one.rendering,
});

/** The renderers of all compositions in use, the least recently used ones drained. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { onProblem, liveThreads, limits = renderLimits, now = Date.now, askBackEnd, ...rest } = options;
  const { start = startCompositionWorker, ...setup } = rest;
  const renderers = new Map<string, CompositionRenderer>();
  let liveId: string | undefined;
  let warmingUntil = 0;
  let sideStarts: number[] = [];

  function rendererOf(composition: Composition): CompositionRenderer {
    const { id } = composition;
    const present = renderers.get(id);
    if (!present && id !== liveId) countSideStart(composition);
    const renderer =
      present ??
      createCompositionRenderer({
        start: () => start({ ...setup, composition }, limits),
        limits,
        askBackEnd,
        onProblem: (message) => onProblem(`Composition ${id}: ${message}`),
        now,
      });
    // The last in the order is the one that was used last.
    renderers.delete(id);
    renderers.set(id, renderer);
    drainOldest();
    return renderer;
  }

  function countSideStart({ id }: Composition): void {
    sideStarts = sideStarts.filter((at) => now() - at < sideStartsWindowMs);
    if (sideStarts.length >= sideStartsAllowed)
      throw new RenderRefusal(
        'too many compositions',
        `Too many compositions are asked for at once; pages of ${id} are refused.`,
      );
    sideStarts.push(now());
  }

  function drainOldest(): void {
    for (const [id, renderer] of renderers) {
      if (renderers.size <= compositionsKept) return;
      if (id === liveId) continue;
      renderers.delete(id);
      renderer.drain().catch((error: unknown) => onProblem(String(error)));
    }
  }

  const isLiveWarm = (): boolean => liveId !== undefined && (renderers.get(liveId)?.isWarm() ?? false);

  return {
    render: async (composition, request, gone) => rendererOf(composition).render(request, gone),
    warm: (composition) => {
      if (liveId !== undefined && liveId !== composition.id) {
        if (isLiveWarm()) warmingUntil = now() + limits.startWaitMs;
        renderers.get(liveId)?.coolDown();
      }
      liveId = composition.id;
      rendererOf(composition).keepWarm(liveThreads);
    },
    isWarm: () => isLiveWarm() || now() < warmingUntil,
    state: () => [...renderers.values()].map((renderer) => renderer.state()).reduce(added, idle),
    close: async () => {
      await Promise.all([...renderers.values()].map((renderer) => renderer.drain()));
    },
  };
}
