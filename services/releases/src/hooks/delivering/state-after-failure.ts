import type { HookState } from '../records/hook-state.ts';
import type { Outcome } from '../sending/post-delivery.ts';
import { type RetryPolicy, retryWaitMs } from './retry-policy.ts';

/** Where a subscription stands after one more failure: it waits, or it is suspended. */
export function stateAfterFailure(
  { done, deliveredAt, failure }: HookState,
  { why, isFinal, retryAfterMs = 0 }: Outcome & { isDelivered: false },
  retries: RetryPolicy,
  now = Date.now(),
): HookState {
  const count = (failure?.count ?? 0) + 1;
  const since = failure?.since ?? new Date(now).toISOString();
  const waitMs = Math.max(retryWaitMs(count, retries), Math.min(retryAfterMs, retries.longestMs));
  const isOver = isFinal || now + waitMs - Date.parse(since) > retries.giveUpMs;
  const at = new Date(now).toISOString();
  return {
    done,
    ...(deliveredAt && { deliveredAt }),
    failure: { count, since, nextAt: new Date(now + waitMs).toISOString(), why },
    ...(isOver && { suspended: { at, why } }),
  };
}
