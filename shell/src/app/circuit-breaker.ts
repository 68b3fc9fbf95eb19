import { UnreachableError } from '@dana/api-client';

type CircuitBreakerOptions = {
  /** Sends the API a small request. Any answer will do; rejects when there is none in time. */
  probe: () => Promise<unknown>;
  lateAllowed?: number;
  /** Between two probes. Unit: milliseconds. */
  pauseMs?: number;
};

/**
 * A circuit breaker for an API that hangs: after some late calls in a row all others fail at once, so that pages need not
 * wait and the API need not work off calls that nobody waits for any more. Meanwhile it is probed until it answers. One
 * breaker for all pages of a thread.
 */
export function createCircuitBreaker({
  probe,
  lateAllowed = 5,
  pauseMs = 500,
}: CircuitBreakerOptions): <Value>(call: () => Promise<Value>) => Promise<Value> {
  let lateInARow = 0;
  let isOpen = false;

  async function openUntilAnswered(): Promise<void> {
    isOpen = true;
    while (isOpen) {
      try {
        await probe();
        isOpen = false;
        lateInARow = 0;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  return async (call) => {
    if (isOpen) throw new UnreachableError('The API has not answered recently.', { isLate: true });
    try {
      const answer = await call();
      lateInARow = 0;
      return answer;
    } catch (error) {
      const isLate = error instanceof UnreachableError && error.isLate;
      lateInARow = isLate ? lateInARow + 1 : 0;
      if (lateInARow >= lateAllowed && !isOpen) void openUntilAnswered();
      throw error;
    }
  };
}
