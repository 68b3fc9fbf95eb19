import { useSyncExternalStore } from 'react';
import { shopNow } from './server-clock.ts';

const tickMs = 1_000;

/** One clock for all countdowns of a page; it is paused while nobody looks at it. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs: number | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  nowMs = shopNow();
  for (const listener of listeners) listener();
}

/**
 * The shop's time, once a second. Unit: milliseconds since 1970. Undefined on the server and until the page
 * is hydrated: a document is kept and sent to many, so no time may stand in it. So it is where the shop's time is not known.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => nowMs,
    () => undefined,
  );
}
