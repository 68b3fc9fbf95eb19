import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { buyAsGuest, type Product } from '../../testing/buy-through.ts';
import type { Requests } from './requests.ts';

/** People think between two pages, and programs that try again wait a moment. Unit: milliseconds. */
const readingMs = 500;
const againMs = 500;

/** Looks at one page after another until `isOver`, and reloads one that did not come. */
export async function readPages(
  shop: string,
  requests: Requests,
  paths: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const url = `${shop}${paths[turn % paths.length]}`;
    while ((await requests.send('page', url)).status !== 200 && !isOver()) await setTimeout(againMs);
    await setTimeout(readingMs);
  }
}

/**
 * Fills carts and orders them until `isOver`. Where no answer comes, or one that says to wait, the same is sent again under the
 * same key, as the shop's own pages do, until there is one: no order is given up.
 * @returns the ids of the orders that were acknowledged, and refusals, of which there should be none.
 */
export async function buyAgainAndAgain(
  shop: string,
  requests: Requests,
  product: Product,
  isOver: () => boolean,
) {
  const acknowledged: string[] = [];
  const refusals: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: answers of every form.
  async function ask(path: string, body: object): Promise<any> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    for (;;) {
      const { status, text } = await requests.send('purchase', `${shop}/api${path}`, init);
      if (status === 200) return JSON.parse(text).data;
      if (status !== null && status < 500) {
        refusals.push(`${path} answered ${status}: ${text.slice(0, 200)}`);
        return undefined;
      }
      await setTimeout(againMs);
    }
  }
  while (!isOver()) {
    const order = await buyAsGuest(ask, product);
    if (order) acknowledged.push(order);
    await setTimeout(readingMs);
  }
  return { acknowledged, refusals };
}
