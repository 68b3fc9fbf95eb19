import type { Composition } from '@dana/contracts/release/composition';
import {
  RenderRefusal,
  type RefusedCode,
  type RenderRequest,
  type RenderResult,
  type ThreadSetup,
} from '@dana/releases/rendering/messages';
import { startRenderThread, type StartThread } from '@dana/releases/rendering/render-thread';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import {
  createCompositionRenderer,
  type Asker,
  type CompositionRenderer,
  type PoolState,
} from './composition-renderer.ts';
import type { OnFailedRender } from './failed-render.ts';
import { renderLimits, type RenderLimits } from './render-limits.ts';

export type RenderPool = {
  /**
   * Renders a page of a composition. Rejects with `RenderRefusal` when there is no room or no thread for it now, with
   * another error when its render failed; the caller then answers without it.
   * @param asker – who waits for it. A preview has no thread together with pages of the shop, also not of the same releases.
   */
  render: (
    composition: Composition,
    request: RenderRequest,
    asker?: Asker & { isPreview?: boolean },
  ) => Promise<RenderResult>;
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

type PoolOptions = Omit<ThreadSetup, 'composition' | 'isTolerant'> & {
  /** Threads of the live composition; every other one has a single thread. */
  liveThreads: number;
  /** For the pages that warm a thread up. */
  askBackEnd?: AskBackEnd;
  onProblem: (message: string) => void;
  onFailedRender?: OnFailedRender;
  /** A file of a release is not the one that was published, on this machine. */
  onRefusedCode?: (code: RefusedCode) => void;
  limits?: RenderLimits;
  /** Tests bring their own. */
  start?: StartThread;
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
  const { start = startRenderThread, onFailedRender, onRefusedCode, ...setup } = rest;
  const renderers = new Map<string, CompositionRenderer>();
  let liveId: string | undefined;
  let warmingUntil = 0;
  let sideStarts: number[] = [];

  function rendererOf(composition: Composition, isPreview = false): CompositionRenderer {
    const { id } = composition;
    const key = isPreview ? `preview ${id}` : id;
    const present = renderers.get(key);
    if (!present && key !== liveId) countSideStart(composition);
    const renderer =
      present ??
      createCompositionRenderer({
        ...{ composition, isPreview, limits, askBackEnd, onFailedRender, onRefusedCode, now },
        start: (how, listeners) => start({ ...setup, ...how, composition }, limits, listeners),
        onProblem: (message) => onProblem(`Composition ${id}: ${message}`),
      });
    // The last in the order is the one that was used last.
    renderers.delete(key);
    renderers.set(key, renderer);
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
    render: async (composition, request, { isPreview, ...asker } = {}) =>
      rendererOf(composition, isPreview).render(request, asker),
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
