import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ApiProcess } from './start-process.ts';
import { guestOrder } from './test-caller.ts';

export type Product = { productId: number; variationId: number | null; quantity: number };

/** What buyers met. `waitingAnswers` are those with 503 and Retry-After; `others` should stay empty. */
export type Purchases = {
  acknowledged: string[];
  waitingAnswers: number;
  /** Orders whose answer did not come at the first time. */
  cutOff: number;
  others: string[];
  /** When the last order was acknowledged, in milliseconds of `performance.now()`. */
  lastAtMs: number;
};

export const buyerCount = 8;
const pauseMs = 25;
/** Nobody listens: a process needs what the machine has to start again. */
const brokenPauseMs = 200;
const answerLimitMs = 15_000;
const healLimitMs = 15_000;

/**
 * A guest fills a cart and orders it.
 * @param ask – sends a body to a path of the API, as often as it takes. @returns `data` of the answer, nothing where it was refused.
 * @returns the id of the order, undefined where a call was refused.
 */
export async function buyAsGuest(
  // biome-ignore lint/suspicious/noExplicitAny: answers of every form.
  ask: (path: string, body: object) => Promise<any>,
  { productId, variationId, quantity }: Product,
): Promise<string | undefined> {
  const wanted = { product_id: productId, product_variation_id: variationId, quantity };
  const cart = await ask('/carts/add', wanted);
  const placed = cart && (await ask('/checkout', guestOrder(cart.id)));
  return placed?.payment_info.id;
}

/**
 * Disturbs a shop `count` times while eight guests buy, and waits after each until an order is acknowledged again.
 * @param shop – its process; a disturbance may put another one on the same port in its place.
 * @param productOf – what a buyer buys after so many disturbances. @returns what was seen; `wrongs` should stay empty.
 */
export async function buyWhile(
  shop: { api: ApiProcess },
  productOf: (buyer: number, round: number) => Product | undefined,
  count: number,
  disturb: (round: number) => Promise<void>,
) {
  const purchases: Purchases = { acknowledged: [], waitingAnswers: 0, cutOff: 0, others: [], lastAtMs: 0 };
  const hasEnded = () => shop.api.exitCode() !== null;
  let [round, isOver] = [0, false];
  const until = { isOver: () => isOver || hasEnded(), hasEnded };
  const buyers = Array.from({ length: buyerCount }, (_, buyer) =>
    buyThrough(shop.api.baseUrl, () => productOf(buyer, round), purchases, until),
  );
  /** From the end of each disturbance to the next acknowledged order. */
  const healedAfterMs: number[] = [];
  const wrongs: string[] = [];
  await untilOrderAfter(purchases, performance.now(), hasEnded);
  while (round < count) {
    await disturb(round);
    round += 1;
    const endedMs = performance.now();
    await untilOrderAfter(purchases, endedMs, hasEnded);
    if (purchases.lastAtMs <= endedMs)
      wrongs.push(`no order within ${healLimitMs / 1000} s of disturbance ${round}`);
    healedAfterMs.push(Math.round(performance.now() - endedMs));
  }
  isOver = true;
  await Promise.all(buyers);
  wrongs.push(...purchases.others);
  if (hasEnded()) wrongs.push(`the API ended with ${shop.api.exitCode()}: ${shop.api.log().slice(-2_000)}`);
  return { ...purchases, wrongs, healedAfterMs };
}

/**
 * A guest who fills carts and orders them until `isOver`. A 503 or a broken connection is asked again after a
 * moment, an order under the same key, until it is acknowledged: no order is given up unless the API `hasEnded`.
 */
async function buyThrough(
  baseUrl: string,
  productNow: () => Product | undefined,
  purchases: Purchases,
  { isOver, hasEnded }: { isOver: () => boolean; hasEnded: () => boolean },
): Promise<void> {
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    for (let turn = 0; ; turn += 1) {
      const answer = await send(`${baseUrl}/api${path}`, body, headers);
      if (answer?.status === 200) return answer.data;
      if (answer) count(purchases, path, answer);
      else if (turn === 0 && path === '/checkout') purchases.cutOff += 1;
      // A refusal that repeating does not change ends this purchase.
      if ((answer && answer.status !== 503) || hasEnded()) return null;
      await setTimeout(answer ? pauseMs : brokenPauseMs);
    }
  };
  while (!isOver()) {
    const product = productNow();
    if (!product) throw new Error('There is no product for each buyer and round.');
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

async function untilOrderAfter(purchases: Purchases, ms: number, hasEnded: () => boolean): Promise<void> {
  const end = ms + healLimitMs;
  while (purchases.lastAtMs <= ms && performance.now() < end && !hasEnded()) await setTimeout(5);
}
