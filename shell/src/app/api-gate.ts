import { UnreachableError } from '@dana/api-client';

type GateOptions = {
  lateAllowed?: number;
  /** Unit: milliseconds. */
  pauseMs?: number;
  /** Unit: milliseconds. */
  now?: () => number;
};

/**
 * Spares pages the wait for an API that stands still, and that API the calls that nobody waits for any more when it goes
 * on: after some calls in a row that were late it lets one through at a time, and the others fail at once. The first
 * answer, whatever it says, opens it. One for all pages of a thread.
 */
export function createApiGate({
  lateAllowed = 5,
  pauseMs = 500,
  now = () => performance.now(),
}: GateOptions = {}): <Value>(call: () => Promise<Value>) => Promise<Value> {
  let lateInARow = 0;
  let nextTryAt = 0;
  let isTrying = false;

  return async (call) => {
    const isTrial = lateInARow >= lateAllowed;
    if (isTrial && (isTrying || now() < nextTryAt))
      throw new UnreachableError('The API has not answered lately.', { isLate: true });
    isTrying ||= isTrial;
    try {
      const answer = await call();
      lateInARow = 0;
      return answer;
    } catch (error) {
      const isLate = error instanceof UnreachableError && error.isLate;
      lateInARow = isLate ? lateInARow + 1 : 0;
      if (isLate) nextTryAt = now() + pauseMs;
      throw error;
    } finally {
      if (isTrial) isTrying = false;
    }
  };
}
