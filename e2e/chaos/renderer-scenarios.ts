import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosShop } from './chaos-shop.ts';
import { type Counts, untilWhole } from './page-answers.ts';
import { pressWithConnections, type Press } from './press-with-connections.ts';
import { visitSteadily } from './visit-steadily.ts';

/** The outcome of a failure around the renderer. */
export type Outcome = {
  /** Answers to a page that exists, by kind. */
  known: Counts;
  /** Answers to an address that no release claims, once a second. */
  unknown: Counts;
  /** From the end of the cause to a whole page. Unit: milliseconds. */
  recoveredMs: number;
};

/** Where it is given up. On a quiet machine it takes less than five seconds. Unit: milliseconds. */
const recoveryLimitMs = 40_000;

/** The API is stopped for some seconds, under one page view a second. */
export async function stallApi(shop: ChaosShop, path: string, seconds: number): Promise<Outcome> {
  shop.stallApi();
  let recoveredMs = Number.POSITIVE_INFINITY;
  const stall = sleep(seconds * 1_000).then(async () => {
    shop.continueApi();
    recoveredMs = await untilWhole(`${shop.url}${path}`, recoveryLimitMs);
  });
  const [known, unknown] = await Promise.all([
    visitSteadily(`${shop.url}${path}`, stall),
    visitSteadily(`${shop.url}${unknownPath(path)}`, stall),
  ]);
  return { known, unknown, recoveredMs };
}

/** More visitors than the shop can serve, for some seconds. */
export async function overloadPage(
  shop: ChaosShop,
  path: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Outcome & Pick<Press, 'unanswered' | 'p50' | 'p99'> & { peakBytes: number }> {
  const url = `${shop.url}${path}`;
  const overload = pressWithConnections(url, connections, seconds);
  const memory = peakMemory(shop, overload);
  const unknown = await visitSteadily(`${shop.url}${unknownPath(path)}`, overload);
  const { counts, ...press } = await overload;
  const recoveredMs = await untilWhole(url, recoveryLimitMs);
  return { known: counts, unknown, recoveredMs, ...press, peakBytes: await memory };
}

async function peakMemory(shop: ChaosShop, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    peak = Math.max(peak, await shop.storefrontMemory());
    await Promise.race([sleep(500), end]);
  }
  return peak;
}

/** In the same language. */
const unknownPath = (path: string): string => `${/^\/\w\w/.exec(path)?.[0]}/no/such/page`;
