import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { shopPart } from './shop-part.ts';
import type { CompositionWorker } from './composition-worker.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { RenderLimits } from './render-limits.ts';
import type { RenderRequest, RenderResult } from './render-messages.ts';
import { RenderRefusal } from './render-refusal.ts';
import { createPageQueue, type WaitingPage } from './page-queue.ts';

/** What threads do now. `ready` are those that have loaded their composition, `waiting` pages that no thread has yet. */
export type PoolState = { threads: number; ready: number; waiting: number; rendering: number };

export type CompositionRenderer = {
  /**
   * Rejects with `RenderRefusal` when the page cannot be rendered now, with another error when its render failed.
   * @param gone – aborted when nobody waits for the page any more.
   */
  render: (request: RenderRequest, gone?: AbortSignal) => Promise<RenderResult>;
  /** Has this many threads from now on, and renders first pages in each before it is asked for one. */
  keepWarm: (threadCount: number) => void;
  /** Has one thread from now on. */
  coolDown: () => void;
  /** Whether a thread is there that was kept warm and has rendered its first pages. */
  isWarm: () => boolean;
  state: () => PoolState;
  drain: () => Promise<void>;
};

type RendererOptions = {
  start: () => CompositionWorker;
  limits: RenderLimits;
  askBackEnd?: AskBackEnd | undefined;
  onProblem: (message: string) => void;
  /** Unit: milliseconds. */
  now: () => number;
};

/** A thread with more pages that never ended than this is replaced: what they hold is given back with it. */
const lostPagesAllowed = 20;
const warmUpRetryMs = 1_000;
/** Every shop has this page; whatever it comes to, the code that all pages share has run then. */
const firstPage: RenderRequest = { locale: 'en', currency: 'KWD', path: '/', search: '' };

/** The threads of one composition and the pages that wait for them. */
export function createCompositionRenderer({
  start,
  limits,
  askBackEnd,
  onProblem,
  now,
}: RendererOptions): CompositionRenderer {
  const threads = new Set<CompositionWorker>();
  const loaded = new Set<CompositionWorker>();
  const warm = new Set<CompositionWorker>();
  const limit = createConcurrencyLimit(limits.pagesAtOnce);
  const breaker = createCircuitBreaker({ now });
  const queue = createPageQueue({
    length: () => limits.queueLength * threadCount,
    waitMs: () => (loaded.size > 0 ? limits.queueWaitMs : limits.startWaitMs),
  });
  let threadCount = 1;
  let isKeptWarm = false;
  let isDrained = false;

  function startMissing(): void {
    const state = breaker.state();
    const wanted = { closed: threadCount, halfOpen: 1, open: 0 }[state];
    while (!isDrained && threads.size < wanted) startThread();
  }

  function startThread(): void {
    const thread = start();
    threads.add(thread);
    thread.ready.then(
      () => {
        if (!threads.has(thread)) return;
        loaded.add(thread);
        if (isKeptWarm) void warmUp(thread);
        assign();
      },
      () => undefined,
    );
    void thread.ended.then((reason) => {
      // One that was let go has left before.
      if (!letGo(thread)) return;
      onProblem(reason.message);
      const pauseMs = breaker.failed();
      if (pauseMs === 0) return startMissing();
      onProblem(`Threads of this composition keep dying; the next one is tried in ${pauseMs} ms.`);
      queue.empty(new RenderRefusal('paused', 'The threads that render this page keep dying.'));
      setTimeout(startMissing, pauseMs).unref();
    });
  }

  function letGo(thread: CompositionWorker): boolean {
    loaded.delete(thread);
    warm.delete(thread);
    return threads.delete(thread);
  }

  /** Lets a thread end its pages, and another take its place. */
  function retire(thread: CompositionWorker): void {
    letGo(thread);
    thread.drain().catch((error: unknown) => onProblem(String(error)));
    startMissing();
  }

  async function warmUp(thread: CompositionWorker): Promise<void> {
    while (threads.has(thread) && !warm.has(thread)) {
      try {
        const backEnd = await askBackEnd?.();
        const request = { ...firstPage, ...(backEnd && shopPart(backEnd, firstPage.locale)) };
        // The second comes after what a thread loads behind its first.
        for (let count = 0; count < 2; count += 1) await renderIn(thread, request);
        if (threads.has(thread)) warm.add(thread);
      } catch (error) {
        onProblem(`The first page of a thread: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, warmUpRetryMs).unref());
      }
    }
  }

  async function renderIn(thread: CompositionWorker, request: RenderRequest): Promise<RenderResult> {
    const startedAt = performance.now();
    const result = await thread.render(request).finally(() => limit.took(performance.now() - startedAt));
    breaker.rendered();
    startMissing();
    return result;
  }

  /** Gives waiting pages to threads that have room, the least busy first. */
  function assign(): void {
    for (;;) {
      const [thread] = [...loaded]
        .filter((one) => one.pageCount() < limit.count())
        .sort((one, other) => one.pageCount() - other.pageCount());
      const page = thread && queue.take();
      if (!page) return;
      void serve(thread, page);
    }
  }

  async function serve(thread: CompositionWorker, page: WaitingPage): Promise<void> {
    try {
      page.resolve(await renderIn(thread, page.request));
    } catch (error) {
      page.reject(error instanceof Error ? error : new Error(String(error)));
    }
    if (threads.has(thread) && thread.lostCount() > lostPagesAllowed) retire(thread);
    assign();
  }

  return {
    async render(request, gone) {
      startMissing();
      if (breaker.state() === 'open')
        throw new RenderRefusal('paused', 'The threads that render this page keep dying.');
      const result = queue.join(request, gone);
      assign();
      return result;
    },
    keepWarm(count) {
      threadCount = count;
      isKeptWarm = true;
      for (const thread of loaded) if (!warm.has(thread)) void warmUp(thread);
      startMissing();
    },
    coolDown() {
      threadCount = 1;
      isKeptWarm = false;
      for (const thread of [...threads].slice(1)) retire(thread);
    },
    isWarm: () => warm.size > 0,
    state: () => ({
      threads: threads.size,
      ready: loaded.size,
      waiting: queue.size(),
      rendering: [...threads].reduce((sum, thread) => sum + thread.pageCount(), 0),
    }),
    async drain() {
      isDrained = true;
      queue.empty(new RenderRefusal('thread lost', 'This composition is not rendered any more.'));
      const leaving = [...threads];
      for (const thread of leaving) letGo(thread);
      await Promise.all(leaving.map((thread) => thread.drain()));
    },
  };
}
