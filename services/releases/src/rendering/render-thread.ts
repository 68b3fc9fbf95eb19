import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { neededSettings } from './confine-thread.ts';
import {
  RenderRefusal,
  type FromProcess,
  type RefusedCode,
  type RenderRequest,
  type RenderResult,
  type ThreadEnd,
  type ThreadSetup,
  type ToThread,
} from './messages.ts';

/** When a thread is given up. Times in milliseconds. */
export type ThreadLimits = {
  /** From the start of a render. The renderer's own limits, loaders included, are shorter. */
  giveUpMs: number;
  /** Between two questions whether a thread still answers. */
  pingMs: number;
  /** Questions in a row without an answer: after more than these it is said, after more than those the thread is ended. */
  quietAfter: number;
  stuckAfter: number;
  startMs: number;
  /** All that its process may take. The whole shop takes a third of it. */
  memoryMb: number;
};

/** A thread is ended when it has not answered for four seconds. */
export const threadLimits: ThreadLimits = {
  giveUpMs: 7_000,
  pingMs: 500,
  quietAfter: 2,
  stuckAfter: 7,
  startMs: 30_000,
  memoryMb: 640,
};

/** The pages that a thread had under way are lost with it. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  readonly end: ThreadEnd;
  readonly requests: readonly RenderRequest[];

  constructor(end: ThreadEnd, requests: readonly RenderRequest[] = []) {
    super(end.message);
    this.end = end;
    this.requests = requests;
  }
}

export type RenderThread = {
  /**
   * Renders one page; the time limit begins now. Rejects with `RenderRefusal` when it is late, which costs this page
   * alone, with `ThreadLost` when the thread is gone, with the renderer's own error when it fails.
   */
  render: (request: RenderRequest) => Promise<RenderResult>;
  pageCount: () => number;
  /** Pages that were given up and never ended: they hold memory. */
  lostCount: () => number;
  /** Settles when the composition is loaded; rejects when the thread died before. */
  ready: Promise<void>;
  /** Ends the thread once the pages under way are answered or given up. */
  drain: () => Promise<void>;
};

export type ThreadListeners = {
  /** It has not answered for a while, or answers again. */
  onQuiet?: ((isQuiet: boolean) => void) | undefined;
  /** It is gone by itself; its pages are rejected afterwards. */
  onLost?: ((lost: ThreadLost) => void) | undefined;
  onRefusedCode?: ((code: RefusedCode) => void) | undefined;
};
export type StartThread = (
  setup: ThreadSetup,
  limits: ThreadLimits,
  listeners?: ThreadListeners,
) => RenderThread;

type Awaited = {
  request: RenderRequest;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
};

const drainCheckMs = 50;

/** One thread that renders one composition, in a process of its own. */
export const startRenderThread: StartThread = (setup, limits, { onQuiet, onLost, onRefusedCode } = {}) => {
  // `.js` where the storefront is bundled.
  const script = new URL(`./render-process${extname(import.meta.url)}`, import.meta.url);
  const child = fork(script, {
    // What the process has, its thread may read.
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: neededSettings(),
    // A profile shows no function that was optimised while it ran ("on-stack replacement"): which code loops would not be known.
    execArgv: ['--no-use-osr'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const awaited = new Map<number, Awaited>();
  const lost = new Set<number>();
  const ready = Promise.withResolvers<void>();
  // A thread that dies before it is ready is no fault of those who do not wait for that.
  ready.promise.catch(() => undefined);
  let lastId = 0;
  let isAlive = true;
  let isQuiet = false;

  function lose(end: ThreadEnd): void {
    const requests = [...awaited.values()].map(({ request }) => request);
    stop(new ThreadLost(end, requests), onLost);
  }
  function stop<Reason extends Error>(reason: Reason, before?: (reason: Reason) => void): void {
    if (!isAlive) return;
    isAlive = false;
    child.kill('SIGKILL');
    before?.(reason);
    for (const page of awaited.values()) page.reject(reason);
    awaited.clear();
    ready.reject(reason);
  }
  function settle(id: number): Awaited | undefined {
    const page = awaited.get(id);
    awaited.delete(id);
    lost.delete(id);
    return page;
  }

  child.on('message', (message: FromProcess) => {
    switch (message.kind) {
      case 'ready':
        return ready.resolve();
      case 'rendered':
        return settle(message.id)?.resolve(deserialize(message.page) as RenderResult);
      case 'failed':
        return settle(message.id)?.reject(new Error(message.message));
      case 'refused':
        return onRefusedCode?.(message);
      case 'quiet':
        isQuiet = message.isQuiet;
        return onQuiet?.(isQuiet);
      case 'ended':
        return lose(message.end);
    }
  });
  child.on('error', (error) => lose({ kind: 'died', message: String(error) }));
  child.on('exit', (code, signal) =>
    // V8 aborts the process of a heap that cannot grow any more.
    signal === 'SIGABRT' || code === 134
      ? lose({ kind: 'memory', message: 'The rendering thread took more memory than it may.' })
      : lose({ kind: 'died', message: `The rendering process ended by itself (${signal ?? code}).` }),
  );
  const send = (message: ToThread | { setup: ThreadSetup; limits: ThreadLimits }): void => {
    // Where the process has gone meanwhile, its `exit` says so.
    if (child.connected) child.send(message, () => undefined);
  };
  send({ setup, limits });

  return {
    ready: ready.promise,
    pageCount: () => awaited.size,
    lostCount: () => lost.size,
    render(request) {
      if (!isAlive)
        return Promise.reject(new ThreadLost({ kind: 'died', message: 'The rendering thread is gone.' }));
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
      const giveUp = (): void => {
        // Until it is known what becomes of the thread: it may not be this page's fault.
        if (isQuiet) {
          timer = setTimeout(giveUp, limits.pingMs);
          return;
        }
        awaited.delete(id);
        lost.add(id);
        reject(new RenderRefusal('late', `${request.path} was not rendered in ${limits.giveUpMs} ms.`));
      };
      let timer = setTimeout(giveUp, limits.giveUpMs);
      awaited.set(id, { request, resolve, reject });
      send({ kind: 'render', id, request });
      return promise.finally(() => clearTimeout(timer));
    },
    async drain() {
      while (isAlive && awaited.size > 0) await new Promise((resolve) => setTimeout(resolve, drainCheckMs));
      stop(new Error('The rendering thread is not needed any more.'));
    },
  };
};
