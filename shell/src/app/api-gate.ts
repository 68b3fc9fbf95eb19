import { UnreachableError } from '@dana/api-client';

type GateOptions = {
  /** Asks the API for something small. Any answer will do; rejects when there is none in time. */
  probe: () => Promise<unknown>;
  lateAllowed?: number;
  /** Between two probes. Unit: milliseconds. */
  pauseMs?: number;
};

/**
 * Spares pages the wait for an API that stands still, and that API the calls that nobody waits for any more when it goes
 * on: after some calls in a row that were late all others fail at once, and the API is asked for something small until
 * it answers. One gate for all pages of a thread.
 */
export function createApiGate({
  probe,
  lateAllowed = 5,
  pauseMs = 500,
}: GateOptions): <Value>(call: () => Promise<Value>) => Promise<Value> {
  let lateInARow = 0;
  let isShut = false;

  async function shutUntilAnswered(): Promise<void> {
    isShut = true;
    while (isShut) {
      try {
        await probe();
        isShut = false;
        lateInARow = 0;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  return async (call) => {
    if (isShut) throw new UnreachableError('The API has not answered lately.', { isLate: true });
    try {
      const answer = await call();
      lateInARow = 0;
      return answer;
    } catch (error) {
      const isLate = error instanceof UnreachableError && error.isLate;
      lateInARow = isLate ? lateInARow + 1 : 0;
      if (lateInARow >= lateAllowed && !isShut) void shutUntilAnswered();
      throw error;
    }
  };
}
