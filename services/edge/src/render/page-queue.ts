import type { RenderRequest, RenderResult } from './render-messages.ts';
import { RenderRefusal } from './render-refusal.ts';

export type WaitingPage = {
  request: RenderRequest;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
};

export type PageQueue = {
  /**
   * Waits for a thread. Rejects at once when the queue is full, and later when the page waited too long.
   * @param gone – aborted when nobody waits for the page any more: it leaves the queue.
   */
  join: (request: RenderRequest, gone?: AbortSignal) => Promise<RenderResult>;
  /** The page that waited longest, or undefined. */
  take: () => WaitingPage | undefined;
  /** How many pages wait. */
  size: () => number;
  /** Refuses everything that waits. */
  empty: (reason: Error) => void;
};

type QueueOptions = {
  /** Pages that may wait now. */
  length: () => number;
  /** How long a page that began to wait now may do so. Unit: milliseconds. */
  waitMs: () => number;
};

/** Pages that wait for a thread, in the order in which they came. */
export function createPageQueue({ length, waitMs }: QueueOptions): PageQueue {
  const waiting = new Map<WaitingPage, NodeJS.Timeout>();

  function leave(page: WaitingPage): void {
    clearTimeout(waiting.get(page));
    waiting.delete(page);
  }
  return {
    join(request, gone) {
      const isGone = (): Error =>
        new RenderRefusal('nobody waits', `Nobody waits for ${request.path} any more.`);
      if (gone?.aborted) return Promise.reject(isGone());
      if (waiting.size >= length())
        return Promise.reject(
          new RenderRefusal('queue full', `${waiting.size} pages wait already before ${request.path}.`),
        );
      return new Promise((resolve, reject) => {
        const page = { request, resolve, reject };
        const limitMs = waitMs();
        const timer = setTimeout(() => {
          leave(page);
          reject(new RenderRefusal('waited too long', `${request.path} waited ${limitMs} ms for a thread.`));
        }, limitMs);
        waiting.set(page, timer);
        gone?.addEventListener('abort', () => {
          if (!waiting.has(page)) return;
          leave(page);
          reject(isGone());
        });
      });
    },
    take() {
      const [page] = waiting.keys();
      if (page) leave(page);
      return page;
    },
    size: () => waiting.size,
    empty(reason) {
      for (const page of [...waiting.keys()]) {
        leave(page);
        page.reject(reason);
      }
    },
  };
}
