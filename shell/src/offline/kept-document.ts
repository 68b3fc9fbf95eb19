import { keptAttribute } from '@dana/contracts/offline';
import { readLive } from '../releases/read-live.ts';

/** How often the shop is looked for from a page that this device kept. Unit: milliseconds. */
const lookEveryMs = 10_000;

/** Whether this page came from this device, and the shop has not answered since. */
export const isKeptDocument = (): boolean => document.documentElement.hasAttribute(keptAttribute);

/** Calls once when the shop answers again, which ends `isKeptDocument`. @returns what ends it before. */
export function whenReached(onReached: () => void): () => void {
  if (!isKeptDocument()) return () => undefined;
  const look = async (): Promise<void> => {
    const isReached = await readLive().then(
      () => true,
      () => false,
    );
    if (!isReached || !isKeptDocument()) return;
    stop();
    document.documentElement.removeAttribute(keptAttribute);
    onReached();
  };
  const timer = setInterval(() => navigator.onLine && void look(), lookEveryMs);
  window.addEventListener('online', look);
  const stop = (): void => {
    clearInterval(timer);
    window.removeEventListener('online', look);
  };
  return stop;
}
