import { isNewer, type Present, readLive } from './read-live.ts';
import type { UpdateFlag } from './update-flag.ts';

/** How often the release map is asked for. Unit: milliseconds. Source: docs/shop-rules.md. */
export const updateCheckMs = 3_600_000;

/** Looks for a release every hour, whenever the tab is looked at again and when the connection is back, until one was found. Failures are silent. */
export function watchUpdates(present: Present, flag: UpdateFlag): () => void {
  let isAsking = false;
  const check = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (isNewer(await readLive(), present)) {
        flag.isUpdated = true;
        stop();
      }
    } catch {
      // The next look will show it.
    } finally {
      isAsking = false;
    }
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void check();
  };
  const timer = setInterval(() => void check(), updateCheckMs);
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', check);
  };
  document.addEventListener('visibilitychange', onVisible);
  // What was released meanwhile is not mixed with what this page has.
  window.addEventListener('online', check);
  return stop;
}
