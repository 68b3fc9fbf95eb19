import type { ApiDeps } from './deps.ts';
import { announcePrices } from './alerts/price-alerts.ts';
import { doAll, startRounds } from './rounds.ts';
import { announceStock } from './alerts/stock-requests.ts';

const pauseMs = 3_000;
/** Prices are compared when the catalogue changed, and so often in any case: a day has passed for somebody, say. */
const pricesAnywayMs = 5 * 60_000;

/**
 * What is written to those who wait for a product or a lower price. It looks at how things are, whatever changed them: an order
 * that was cancelled, a return, staff, another catalogue, another process, or somebody while this one was not running.
 */
export function createAwaitedRound(deps: ApiDeps): () => Promise<void> {
  let pricesOf: string | undefined;
  let pricesAtMs = 0;
  async function lookAtPrices(): Promise<void> {
    const version = await deps.changes.version();
    const nowMs = deps.now().getTime();
    if (version === pricesOf && nowMs - pricesAtMs < pricesAnywayMs) return;
    await announcePrices(deps);
    pricesOf = version;
    pricesAtMs = nowMs;
  }
  return () => doAll([() => announceStock(deps), lookAtPrices]);
}

/** Goes round from now on; returns what stops it. */
export const startAwaitedRounds = (deps: ApiDeps): (() => Promise<void>) =>
  startRounds(deps, { pauseMs, round: createAwaitedRound(deps), failing: 'nobody is written to who waits' });
