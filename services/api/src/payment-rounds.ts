import { askAboutQuietPayments } from './commerce/open-payments.ts';
import type { ApiDeps } from './deps.ts';
import { sendDueRefunds } from './payments/send-refunds.ts';
import { startRounds } from './rounds.ts';

const pauseMs = 2_000;

/** What is done for payments without a request: refunds go out, and the gateway is asked about what it was silent on. */
export async function goRound(deps: ApiDeps): Promise<void> {
  await sendDueRefunds(deps);
  await askAboutQuietPayments(deps);
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
