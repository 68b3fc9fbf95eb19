import type { ShopEvent } from '@dana/contracts/events';
import type { RequestStore } from './request-store.ts';

export type RequestQueue = {
  /** Keeps a request; false when the queue is full and it was not kept. The same request twice is kept once. */
  add: (event: ShopEvent) => boolean;
  /** All that wait, oldest first. */
  all: () => ShopEvent[];
  /** Takes one after the other, oldest first, each just before it is delivered. */
  takeEach: () => Iterable<ShopEvent>;
  /** Takes those that waited too long. */
  takeExpired: () => ShopEvent[];
  /** Restarts the time of all that wait: nobody could have been reached. */
  renew: () => void;
  readonly size: number;
};

type QueueOptions = {
  /** Default 20. */
  limit?: number;
  /** Unit: milliseconds, default 60,000. */
  timeToLiveMs?: number;
  now?: () => number;
  /** Where requests outlive the document; by default they do not. */
  store?: RequestStore;
};

/** Requests that wait for their owner: a bounded number of them, for a bounded time. */
export function createRequestQueue({
  limit = 20,
  timeToLiveMs = 60_000,
  now = () => performance.now(),
  store,
}: QueueOptions = {}): RequestQueue {
  const fresh = (event: ShopEvent) => ({ event, expiresAtMs: now() + timeToLiveMs });
  let waiting = (store?.read() ?? []).slice(0, limit).map(fresh);

  function change(next: typeof waiting): void {
    waiting = next;
    store?.write(waiting.map(({ event }) => event));
  }

  function take(isTaken: (expiresAtMs: number) => boolean): ShopEvent[] {
    const taken = waiting.filter(({ expiresAtMs }) => isTaken(expiresAtMs));
    if (taken.length > 0) change(waiting.filter(({ expiresAtMs }) => !isTaken(expiresAtMs)));
    return taken.map(({ event }) => event);
  }

  return {
    add(event) {
      if (waiting.some((other) => other.event === event)) return true;
      if (waiting.length >= limit) return false;
      change([...waiting, fresh(event)]);
      return true;
    },
    all: () => waiting.map(({ event }) => event),
    *takeEach() {
      for (let [first] = waiting; first; [first] = waiting) {
        change(waiting.slice(1));
        yield first.event;
      }
    },
    takeExpired: () => take((expiresAtMs) => expiresAtMs <= now()),
    renew: () => {
      waiting = waiting.map(({ event }) => fresh(event));
    },
    get size() {
      return waiting.length;
    },
  };
}
