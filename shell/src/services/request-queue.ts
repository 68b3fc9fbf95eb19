import type { ShopEvent } from '@dana/contracts/events';

export type RequestQueue = {
  /** Keeps a request; false when the queue is full and it was not kept. The same request twice is kept once. */
  add: (event: ShopEvent) => boolean;
  /** Takes all requests that are still worth delivering, oldest first. */
  takeAll: () => ShopEvent[];
  /** Takes those that waited too long. */
  takeExpired: () => ShopEvent[];
  readonly size: number;
};

type QueueOptions = {
  /** Default 20. */
  limit?: number;
  /** Unit: milliseconds, default 60,000. */
  timeToLiveMs?: number;
  now?: () => number;
};

/** Requests that wait for their owner: a bounded number of them, for a bounded time. */
export function createRequestQueue({
  limit = 20,
  timeToLiveMs = 60_000,
  now = Date.now,
}: QueueOptions = {}): RequestQueue {
  let waiting: { event: ShopEvent; expiresAtMs: number }[] = [];

  function take(isTaken: (expiresAtMs: number) => boolean): ShopEvent[] {
    const taken = waiting.filter(({ expiresAtMs }) => isTaken(expiresAtMs));
    waiting = waiting.filter(({ expiresAtMs }) => !isTaken(expiresAtMs));
    return taken.map(({ event }) => event);
  }

  return {
    add(event) {
      if (waiting.some((other) => other.event === event)) return true;
      if (waiting.length >= limit) return false;
      waiting.push({ event, expiresAtMs: now() + timeToLiveMs });
      return true;
    },
    takeAll: () => take((expiresAtMs) => expiresAtMs > now()),
    takeExpired: () => take((expiresAtMs) => expiresAtMs <= now()),
    get size() {
      return waiting.length;
    },
  };
}
