const isLookedAt = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Calls after a delay, while somebody looks at the page and there is a network; else as soon as both are so again. One call is
 * planned at a time: a later plan takes the place of the one before.
 */
export function whileLookedAt(call: () => Promise<void>): {
  plan: (delayMs: number) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    listening?.abort();
  }
  function callOnce(): void {
    if (!isLookedAt()) return;
    stop();
    void call();
  }
  return {
    plan(delayMs) {
      stop();
      timer = setTimeout(() => {
        listening = new AbortController();
        document.addEventListener('visibilitychange', callOnce, { signal: listening.signal });
        window.addEventListener('online', callOnce, { signal: listening.signal });
        callOnce();
      }, delayMs);
    },
    stop,
  };
}
