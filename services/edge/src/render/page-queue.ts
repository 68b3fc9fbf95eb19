import { RenderRefusal, type RenderRequest, type RenderResult } from '@dana/releases/rendering/messages';

/** A page that somebody asked for and that is not rendered yet. */
export type WaitingPage = {
  request: RenderRequest;
  /** Who asks: pages of one address are no more than a fair share. */
  from: string;
  /** Whose page it is: no remote has all places, so that one whose pages never come leaves room for others. */
  remote: string;
  /** It may have ended a thread, and is rendered with no other page beside it. */
  isAlone: boolean;
  /** How many threads it was lost with. */
  timesLost: number;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
};

export type PageQueue = {
  /**
   * Waits for a thread. Rejects at once when the queue is full, and later when the page waited too long.
   * @param gone – aborted when nobody waits for the page any more: it leaves the queue.
   */
  join: (page: Pick<WaitingPage, 'request' | 'from' | 'remote'>, gone?: AbortSignal) => Promise<RenderResult>;
  /** The next page to render: of the address with the fewest under way, what waited longest. Undefined when none may be. */
  take: (mayBe: (page: WaitingPage) => boolean) => WaitingPage | undefined;
  /** A page that was taken is rendered, or was given up. */
  left: (page: WaitingPage) => void;
  /** Has a page that was taken wait again, before all others. */
  putBack: (page: WaitingPage, how: Pick<WaitingPage, 'isAlone'>) => void;
  /** How many pages wait. */
  size: () => number;
  /** Whether a page waits that is to be the only one of its thread. */
  hasAlone: () => boolean;
  /** Pages of a remote that are under way. */
  underWayOf: (remote: string) => number;
  /** Refuses everything that waits. */
  empty: (reason: Error) => void;
};

type QueueOptions = {
  /** Pages that may wait now. */
  length: () => number;
  /** How long a page may wait, as things are now. Unit: milliseconds. */
  waitMs: (page: WaitingPage) => number;
};

/** Pages that wait for a thread. */
export function createPageQueue({ length, waitMs }: QueueOptions): PageQueue {
  const waiting = new Map<WaitingPage, NodeJS.Timeout>();
  const underWay = new Set<WaitingPage>();
  const countOf = (pages: Iterable<WaitingPage>, key: 'from' | 'remote', value: string): number =>
    [...pages].filter((page) => page[key] === value).length;

  function leave(page: WaitingPage, reason?: Error): void {
    clearTimeout(waiting.get(page));
    if (waiting.delete(page) && reason) page.reject(reason);
  }
  /** In a full queue whoever has most of it gives a place to one who has less. @returns whether there is one. */
  function makeRoom(from: string): boolean {
    if (waiting.size < length()) return true;
    const shares = new Map<string, WaitingPage[]>();
    for (const page of waiting.keys()) shares.set(page.from, [...(shares.get(page.from) ?? []), page]);
    const [largest = []] = [...shares.values()].sort((one, other) => other.length - one.length);
    if (largest.length <= (shares.get(from)?.length ?? 0) + 1) return false;
    const newest = largest.at(-1);
    if (newest) leave(newest, full(newest.request));
    return true;
  }
  const full = ({ path }: RenderRequest): Error =>
    new RenderRefusal('queue full', `${waiting.size} pages wait already before ${path}.`);

  function wait(page: WaitingPage, waitedMs = 0): void {
    const limitMs = waitMs(page);
    const timer = setTimeout(() => {
      // The thread that it waited for is gone, and another on its way.
      if (waitMs(page) > limitMs) return wait(page, limitMs);
      leave(
        page,
        new RenderRefusal('waited too long', `${page.request.path} waited ${limitMs} ms for a thread.`),
      );
    }, limitMs - waitedMs);
    waiting.set(page, timer);
  }

  return {
    join(asked, gone) {
      const isGone = (): Error =>
        new RenderRefusal('nobody waits', `Nobody waits for ${asked.request.path} any more.`);
      if (gone?.aborted) return Promise.reject(isGone());
      if (!makeRoom(asked.from)) return Promise.reject(full(asked.request));
      return new Promise((resolve, reject) => {
        const page = { ...asked, isAlone: false, timesLost: 0, resolve, reject };
        wait(page);
        gone?.addEventListener('abort', () => leave(page, isGone()));
      });
    },
    take(mayBe) {
      let next: { page: WaitingPage; share: number } | undefined;
      for (const page of waiting.keys()) {
        if (!mayBe(page)) continue;
        const share = page.timesLost > 0 ? -1 : countOf(underWay, 'from', page.from);
        if (!next || share < next.share) next = { page, share };
      }
      if (!next) return undefined;
      leave(next.page);
      underWay.add(next.page);
      return next.page;
    },
    left: (page) => void underWay.delete(page),
    putBack(page, { isAlone }) {
      Object.assign(page, { isAlone, timesLost: page.timesLost + 1 });
      underWay.delete(page);
      wait(page);
    },
    size: () => waiting.size,
    hasAlone: () => [...waiting.keys()].some(({ isAlone }) => isAlone),
    underWayOf: (remote) => countOf(underWay, 'remote', remote),
    empty(reason) {
      for (const page of [...waiting.keys()]) leave(page, reason);
    },
  };
}
