const shortestMs = 250;
const longestMs = 30_000;
/** A server that ran this long was well: its next death is a first one. */
const healthyMs = 60_000;

/**
 * How long to wait before a server is started again: 250 ms after its first death, twice as long after each that
 * follows soon, at most 30 s. `started` is called with each start, `next` with each death.
 */
export function createPauses(now: () => number = () => performance.now()) {
  let startedMs = now();
  let pauseMs = 0;
  return {
    started: (): void => {
      startedMs = now();
    },
    next: (): number => {
      const wasHealthy = now() - startedMs >= healthyMs;
      pauseMs = wasHealthy || pauseMs === 0 ? shortestMs : Math.min(pauseMs * 2, longestMs);
      return pauseMs;
    },
  };
}
