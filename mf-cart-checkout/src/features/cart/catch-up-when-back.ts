import type { CartEngine } from './cart-engine.ts';

/** Older than this a cart is read again when the shopper comes back to the tab. Unit: milliseconds. */
const freshMs = 30_000;
/** How long to wait before what is queued is sent again, after each failed attempt. Unit: milliseconds. */
const resendDelaysMs = [2_500, 5_000, 10_000, 20_000, 30_000];

/**
 * Sends what is queued when the connection is back, and now and then in case nobody says that it is; reads the cart again
 * when the shopper returns to a page that was suspended, or what it was asked had to wait too long for the session.
 * @param known – resolves when it is known who asks. @returns a function that stops it.
 */
export function catchUpWhenBack(
  engine: Pick<CartEngine, 'getSnapshot' | 'subscribe' | 'resume' | 'refresh'>,
  known?: Promise<void>,
): () => void {
  let attemptCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftAtMs = Date.now();

  function sendQueuedLater(): void {
    const { isQueued, openRequestCount } = engine.getSnapshot();
    if (openRequestCount === 0) attemptCount = 0;
    if (!isQueued || timer !== undefined) return;
    const delayMs = resendDelaysMs[Math.min(attemptCount, resendDelaysMs.length - 1)];
    attemptCount += 1;
    timer = setTimeout(() => {
      timer = undefined;
      engine.resume();
    }, delayMs);
  }

  function onOnline(): void {
    const { isQueued, readFailure } = engine.getSnapshot();
    if (isQueued || readFailure?.kind === 'unreachable') void engine.refresh();
  }
  function onVisible(): void {
    if (document.visibilityState === 'hidden') leftAtMs = Date.now();
    // By the clock, which goes on while a device sleeps; one that was set back says nothing, and so the cart is read.
    else if (Math.abs(Date.now() - leftAtMs) > freshMs) void engine.refresh();
  }
  // A page out of the browser's history shows the cart of the moment it was left.
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) void engine.refresh();
  }

  let isStopped = false;
  void known?.then(() => isStopped || onOnline());
  const stopFollowing = engine.subscribe(sendQueuedLater);
  window.addEventListener('online', onOnline);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isStopped = true;
    stopFollowing();
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
