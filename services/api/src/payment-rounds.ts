import { askAboutQuietPayments } from './orders/open-payments.ts';
import type { ApiDeps } from './deps.ts';
import { sendDueRefunds } from './payments/refunds.ts';
import { startRounds } from './rounds.ts';

const pauseMs = 2_000;

/**
 * What is done for payments without a request: refunds go out, and the gateway is asked about what it was silent on. Neither
 * waits for the other. Errors: throws what the first of them threw, when both are over.
 */
export async function goRound(deps: ApiDeps): Promise<void> {
  const ends = await Promise.allSettled([sendDueRefunds(deps), askAboutQuietPayments(deps)]);
  for (const ended of ends) if (ended.status === 'rejected') throw ended.reason;
}

/** Goes round from now on; returns what stops it. */
export function startPaymentRounds(deps: ApiDeps): () => Promise<void> {
  if (!deps.gateway) return async () => undefined;
  return startRounds(deps, {
    pauseMs,
    round: () => goRound(deps),
    failing: 'payments cannot be looked after',
  });
}
