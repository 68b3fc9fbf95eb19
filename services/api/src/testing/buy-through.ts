import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { buyAsGuest } from './guest-purchase.ts';
import type { Product } from './shopper.ts';

/** What a buyer met. `waitingAnswers` are those with 503 and Retry-After; `others` should stay empty. */
export type Purchases = {
  acknowledged: string[];
  waitingAnswers: number;
  others: string[];
  /** When the last order was acknowledged, in milliseconds of `performance.now()`. */
  lastAtMs: number;
};

const pauseMs = 25;
const answerLimitMs = 15_000;

/**
 * A guest who fills carts and orders them until `isOver`. A 503 or a broken connection is asked again after a
 * moment, an order under the same key, until it is acknowledged: no order is given up unless the API `hasEnded`.
 */
export async function buyThrough(
  baseUrl: string,
  product: Product,
  purchases: Purchases,
  { isOver, hasEnded }: { isOver: () => boolean; hasEnded: () => boolean },
): Promise<void> {
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await send(`${baseUrl}/api${path}`, body, headers);
      if (answer?.status === 200) return answer.data;
      if (answer) count(purchases, path, answer);
      // A refusal that repeating does not change ends this purchase.
      if ((answer && answer.status !== 503) || hasEnded()) return null;
      await setTimeout(pauseMs);
    }
  };
  while (!isOver()) {
    const order = await buyAsGuest(ask, product);
    if (!order) continue;
    purchases.acknowledged.push(order);
    purchases.lastAtMs = performance.now();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every form.
type Answer = { status: number; retryAfter: string | null; code: string; data: any };

async function send(url: string, body: object, headers: Record<string, string>): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const { code, data } = await response.json();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), code, data };
  } catch {
    return null;
  }
}

function count(purchases: Purchases, path: string, { status, retryAfter, code }: Answer): void {
  if (status === 503 && Number(retryAfter) > 0 && code === 'unavailable') purchases.waitingAnswers += 1;
  else purchases.others.push(`${path} answered ${status} ${code}, Retry-After ${retryAfter}`);
}
