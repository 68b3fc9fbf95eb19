type BreakerOptions = {
  /** Unit: milliseconds. */
  now: () => number;
  failuresAllowed?: number;
  /** Failures longer ago do not count. Unit: milliseconds. */
  windowMs?: number;
  /** Unit: milliseconds. */
  pauseMs?: number;
};

export type CircuitBreaker = {
  /** `closed`: all is well. `open`: no thread is started for now. `halfOpen`: the pause is over, one thread is tried. */
  state: () => 'closed' | 'open' | 'halfOpen';
  /** A thread ended by itself. @returns how long no other is started. Unit: milliseconds; 0 for at once. */
  failed: () => number;
  /** A page was rendered. */
  rendered: () => void;
};

/**
 * Pauses a composition whose threads fail one after the other, which would take the processor from everything else.
 * After the pause one thread is tried: its first page closes the breaker, its failure begins another pause.
 */
export function createCircuitBreaker({
  now,
  failuresAllowed = 5,
  windowMs = 60_000,
  pauseMs = 2_000,
}: BreakerOptions): CircuitBreaker {
  let failures: number[] = [];
  let openedAt: number | undefined;

  const state = (): 'closed' | 'open' | 'halfOpen' => {
    if (openedAt === undefined) return 'closed';
    return now() - openedAt < pauseMs ? 'open' : 'halfOpen';
  };
  return {
    state,
    failed() {
      failures = [...failures.filter((at) => now() - at < windowMs), now()];
      if (openedAt === undefined && failures.length <= failuresAllowed) return 0;
      openedAt = now();
      return pauseMs;
    },
    rendered() {
      if (state() !== 'halfOpen') return;
      openedAt = undefined;
      failures = [];
    },
  };
}
