import type { RefusedCode } from '@dana/releases/rendering/messages';
import type { RenderThread, ThreadListeners, ThreadLost } from '@dana/releases/rendering/render-thread';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { RenderLimits } from './render-limits.ts';

/** Starts a thread. `isTolerant`: also with a remote whose files are damaged. */
export type StartTolerant = (how: { isTolerant: boolean }, listeners: ThreadListeners) => RenderThread;

type Options = {
  start: StartTolerant;
  limits: RenderLimits;
  /** Renders first pages in a thread that has loaded. `isSecond`: another was lost by that. Errors: rejects. */
  warmUp: (thread: RenderThread, isSecond: boolean) => Promise<void>;
  /** Some thread may have room for a page now. */
  onRoom: () => void;
  /** Threads are lost one after the other, without a page that would be the cause: for a while none is started. */
  onPause: () => void;
  onLost: (lost: ThreadLost) => void;
  onRefusedCode?: ((code: RefusedCode) => void) | undefined;
  onProblem: (message: string) => void;
  /** Unit: milliseconds. */
  now: () => number;
};

const warmUpRetryMs = 1_000;

export type CompositionThreads = ReturnType<typeof createThreads>;

/** Keeps as many threads of a composition as it is to have, and replaces those that are lost. */
export function createThreads(options: Options) {
  const { start, limits, warmUp, onRoom, onPause, onLost, onProblem, now } = options;
  const threads = new Set<RenderThread>();
  const loaded = new Set<RenderThread>();
  const warm = new Set<RenderThread>();
  /** Have a first page under way, for which nobody waits. */
  const warming = new Set<RenderThread>();
  /** Have not answered for a while. */
  const quiet = new Set<RenderThread>();
  const breaker = createCircuitBreaker({ now });
  let count = 1;
  let isKeptWarm = false;
  let isDrained = false;
  let hasWarmed = false;
  let lostAtMs = Number.NEGATIVE_INFINITY;
  let refusedAtMs = Number.NEGATIVE_INFINITY;
  const isSince = (atMs: number, ms: number): boolean => now() - atMs < ms;
  const isReplacing = (): boolean => quiet.size > 0 || isSince(lostAtMs, limits.startWaitMs);

  /** While one does not answer there is one more, so that nobody waits until it is given up. */
  function startMissing(): void {
    const wanted = { closed: count, halfOpen: 1, open: 0 }[breaker.state()];
    const most = wanted + Math.min(1, quiet.size);
    while (!isDrained && threads.size < most && threads.size - quiet.size < wanted) startThread();
  }

  function startThread(): void {
    const isTolerant = isSince(refusedAtMs, limits.withoutRemoteMs);
    const thread = start(
      { isTolerant },
      {
        onQuiet: (isQuiet) => hear(thread, isQuiet),
        onLost: (lost) => lose(thread, lost),
        onRefusedCode(code) {
          refusedAtMs = now();
          options.onRefusedCode?.(code);
          // What it failed to load it never loads again; the next one may find it repaired.
          const waitMs = isTolerant ? limits.withoutRemoteMs : 0;
          setTimeout(() => threads.has(thread) && retire(thread), waitMs).unref();
        },
      },
    );
    threads.add(thread);
    thread.ready.then(
      () => {
        if (!threads.has(thread)) return;
        loaded.add(thread);
        // In the place of a lost one it renders what waits, and nothing before.
        if (hasWarmed && isReplacing()) warm.add(thread);
        else if (isKeptWarm) void keepTrying(thread);
        onRoom();
      },
      () => undefined,
    );
  }

  function hear(thread: RenderThread, isQuiet: boolean): void {
    if (!threads.has(thread)) return;
    if (isQuiet) quiet.add(thread);
    else quiet.delete(thread);
    const spares = isQuiet ? [] : [...threads].slice(count);
    for (const spare of spares) retire(spare);
    startMissing();
    onRoom();
  }

  function lose(thread: RenderThread, lost: ThreadLost): void {
    if (loaded.has(thread)) lostAtMs = now();
    const visited = lost.requests.length - (warming.has(thread) ? 1 : 0);
    if (!letGo(thread)) return;
    onLost(lost);
    // A page that ends threads pauses its route; what comes of the composition itself pauses that.
    const pauseMs = visited > 0 ? 0 : breaker.failed();
    if (pauseMs === 0) startMissing();
    else pause(pauseMs);
  }

  function pause(ms: number): void {
    onProblem(`Threads of this composition keep dying; the next one is tried in ${ms} ms.`);
    onPause();
    setTimeout(startMissing, ms).unref();
  }

  function letGo(thread: RenderThread): boolean {
    for (const set of [loaded, warm, warming, quiet]) set.delete(thread);
    return threads.delete(thread);
  }

  /** Lets a thread end its pages, and another take its place. */
  function retire(thread: RenderThread): void {
    // The server stays ready until that one is there, as where a thread was lost.
    if (warm.has(thread)) lostAtMs = now();
    letGo(thread);
    thread.drain().catch((error: unknown) => onProblem(String(error)));
    startMissing();
  }

  async function keepTrying(thread: RenderThread): Promise<void> {
    while (threads.has(thread) && !warm.has(thread)) {
      try {
        warming.add(thread);
        await warmUp(thread, isReplacing());
        warming.delete(thread);
        hasWarmed = true;
        if (threads.has(thread)) warm.add(thread);
      } catch (error) {
        onProblem(`The first page of a thread: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, warmUpRetryMs).unref());
      }
    }
  }

  return {
    /** Those that have loaded and answer, the least busy first. */
    usable: (): RenderThread[] =>
      [...loaded]
        .filter((thread) => !quiet.has(thread))
        .sort((one, other) => one.pageCount() - other.pageCount()),
    has: (thread: RenderThread): boolean => threads.has(thread),
    all: (): RenderThread[] => [...threads],
    loadedCount: (): number => loaded.size,
    count: (): number => count,
    startMissing,
    retire,
    isPaused: (): boolean => breaker.state() === 'open',
    /** A page was rendered: one that is tried after a pause is well. */
    rendered(): void {
      breaker.rendered();
      startMissing();
    },
    /** Has this many threads from now on, and renders first pages in each before it is asked for one. */
    keepWarm(threadCount: number): void {
      count = threadCount;
      isKeptWarm = true;
      for (const thread of loaded) if (!warm.has(thread)) void keepTrying(thread);
      startMissing();
    },
    /** Has one thread from now on. */
    coolDown(): void {
      count = 1;
      isKeptWarm = false;
      for (const thread of [...threads].slice(1)) retire(thread);
    },
    /** Whether one that was kept warm has rendered its first pages, or another takes the place of such a one. */
    isWarm: (): boolean => warm.size > 0 || isSince(lostAtMs, limits.startWaitMs),
    async drain(): Promise<void> {
      isDrained = true;
      const leaving = [...threads];
      for (const thread of leaving) letGo(thread);
      await Promise.all(leaving.map((thread) => thread.drain()));
    },
  };
}
