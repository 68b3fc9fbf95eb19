import type { Composition } from '@dana/contracts/release/composition';
import {
  RenderRefusal,
  type RefusedCode,
  type RenderRequest,
  type RenderResult,
} from '@dana/releases/rendering/messages';
import { ThreadLost, type RenderThread } from '@dana/releases/rendering/render-thread';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { createThreads, type StartTolerant } from './composition-threads.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import {
  claimOf,
  failureOf,
  failureOfWhole,
  lossOf,
  type OnFailedRender,
  versionIn,
} from './failed-render.ts';
import { createRoutePauses, partInLoss } from './lost-pages.ts';
import { createPageQueue, type WaitingPage } from './page-queue.ts';
import type { RenderLimits } from './render-limits.ts';
import { shopPart } from './shop-part.ts';

/** What threads do now. `ready` are those that have loaded their composition, `waiting` pages that no thread has yet. */
export type PoolState = { threads: number; ready: number; waiting: number; rendering: number };

/** Who waits for a page. */
export type Asker = {
  /** Aborted when nobody waits for the page any more. */
  gone?: AbortSignal | undefined;
  /** The network of the client's address (`clientOf`). */
  from?: string | undefined;
};

export type CompositionRenderer = {
  /** Rejects with `RenderRefusal` when the page cannot be rendered now, with another error when its render failed. */
  render: (request: RenderRequest, asker?: Asker) => Promise<RenderResult>;
  /** Has this many threads from now on, and renders first pages in each before it is asked for one. */
  keepWarm: (threadCount: number) => void;
  /** Has one thread from now on. */
  coolDown: () => void;
  /** Whether a thread is there that was kept warm and has rendered its first pages, or takes the place of such a one. */
  isWarm: () => boolean;
  state: () => PoolState;
  drain: () => Promise<void>;
};

type RendererOptions = {
  composition: Composition;
  isPreview: boolean;
  start: StartTolerant;
  limits: RenderLimits;
  askBackEnd?: AskBackEnd | undefined;
  onProblem: (message: string) => void;
  onFailedRender?: OnFailedRender | undefined;
  onRefusedCode?: ((code: RefusedCode) => void) | undefined;
  /** Unit: milliseconds. */
  now: () => number;
};

/** A thread with more pages that never ended than this is replaced: what they hold is given back with it. */
const lostPagesAllowed = 20;
/** Every shop has this page; whatever it comes to, the code that all pages share has run then. */
const firstPage: RenderRequest = { locale: 'en', currency: 'KWD', path: '/', search: '' };
/** An address that nobody claims: that code and no remote's. */
const nowhere = '/-';
const keepDying = 'The threads that render this page keep dying.';

/** The threads of one composition and the pages that wait for them. */
export function createCompositionRenderer(options: RendererOptions): CompositionRenderer {
  const { composition, isPreview, limits, askBackEnd, onProblem, onFailedRender = () => undefined } = options;
  const limit = createConcurrencyLimit(limits.pagesAtOnce);
  const pauses = createRoutePauses(options.now);
  /** Have a page that is to be their only one. */
  const lonely = new WeakSet<RenderThread>();
  const threads = createThreads({
    ...options,
    warmUp,
    onRoom: assign,
    onPause: () => queue.empty(new RenderRefusal('paused', keepDying)),
    onLost({ end: { message, culprit } }) {
      onProblem(culprit ? `${message} It executed ${culprit}@${versionIn(composition, culprit)}.` : message);
    },
  });
  const queue = createPageQueue({
    length: () => limits.queueLength * threads.count(),
    // A page that was lost with a thread has waited for that already.
    waitMs: ({ timesLost }) =>
      threads.usable().length > 0 && timesLost === 0 ? limits.queueWaitMs : limits.startWaitMs,
  });

  async function warmUp(thread: RenderThread, isSecond: boolean): Promise<void> {
    const backEnd = await askBackEnd?.();
    const path = isSecond ? nowhere : firstPage.path;
    const request = { ...firstPage, path, ...(backEnd && shopPart(backEnd, firstPage.locale)) };
    // The second comes after what a thread loads behind its first.
    for (let count = 0; count < 2; count += 1) await renderIn(thread, request);
  }

  async function renderIn(
    thread: RenderThread,
    request: RenderRequest,
    from?: string,
  ): Promise<RenderResult> {
    const startedAt = performance.now();
    const at = { composition, request, isPreview, from };
    try {
      const result = await thread.render(request);
      limit.took(performance.now() - startedAt);
      threads.rendered();
      pauses.rendered(routeOf(request));
      for (const failure of (result.kind === 'html' && result.failures) || [])
        onFailedRender(failureOf(at, failure));
      return result;
    } catch (error) {
      const isOfThread = error instanceof ThreadLost || error instanceof RenderRefusal;
      const failure = isOfThread ? undefined : failureOfWhole(error);
      if (failure) onFailedRender(failureOf(at, failure));
      if (!(error instanceof ThreadLost)) limit.took(performance.now() - startedAt);
      throw error;
    }
  }

  const routeOf = ({ path }: RenderRequest): string => {
    const { remote, route } = claimOf(composition, path);
    return `${route} of ${remote}@${versionIn(composition, remote)}`;
  };

  /** Gives waiting pages to threads that have room, the least busy first. */
  function assign(): void {
    for (;;) {
      const usable = threads.usable().filter((one) => !lonely.has(one));
      const [thread] = usable;
      if (!thread || thread.pageCount() >= limit.count()) return;
      // It gets the next thread that has nothing to do.
      if (queue.hasAlone() && thread.pageCount() > 0) return;
      const most = Math.max(1, usable.length * limit.count() - 1);
      const page = queue.take((one) => one.isAlone || queue.underWayOf(one.remote) < most);
      if (!page) return;
      if (page.isAlone) lonely.add(thread);
      void serve(thread, page);
    }
  }

  async function serve(thread: RenderThread, page: WaitingPage): Promise<void> {
    try {
      page.resolve(await renderIn(thread, page.request, page.from));
    } catch (error) {
      if (!(error instanceof ThreadLost))
        page.reject(error instanceof Error ? error : new Error(String(error)));
      else if (!isTriedAgain(page, error)) page.reject(new RenderRefusal('thread lost', error.message));
    }
    queue.left(page);
    lonely.delete(thread);
    if (threads.has(thread) && thread.lostCount() > lostPagesAllowed) threads.retire(thread);
    assign();
  }

  /** What a thread had beside the page that ended it is rendered in another. */
  function isTriedAgain(page: WaitingPage, lost: ThreadLost): boolean {
    const part = partInLoss(page, lost, composition);
    if (part !== 'culprit') {
      queue.putBack(page, { isAlone: part === 'suspect' });
      return true;
    }
    const { request, from } = page;
    onFailedRender(lossOf({ composition, request, isPreview, from }, lost.end));
    const route = routeOf(request);
    if (pauses.failed(route))
      onProblem(
        `${route} ended its thread again. For a minute its pages are answered by what is kept of them, or with 503; all others are rendered.`,
      );
    return false;
  }

  return {
    async render(request, { gone, from = '' } = {}) {
      threads.startMissing();
      if (threads.isPaused()) throw new RenderRefusal('paused', keepDying);
      const route = routeOf(request);
      if (pauses.isPaused(route))
        throw new RenderRefusal('route paused', `${route} ended its threads; it is not tried for a minute.`);
      const { remote } = claimOf(composition, request.path);
      const result = queue.join({ request, from, remote }, gone);
      assign();
      return result;
    },
    keepWarm: threads.keepWarm,
    coolDown: threads.coolDown,
    isWarm: threads.isWarm,
    state: () => ({
      threads: threads.all().length,
      ready: threads.loadedCount(),
      waiting: queue.size(),
      rendering: threads.all().reduce((sum, thread) => sum + thread.pageCount(), 0),
    }),
    async drain() {
      queue.empty(new RenderRefusal('thread lost', 'This composition is not rendered any more.'));
      await threads.drain();
    },
  };
}
