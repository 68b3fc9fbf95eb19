import { setTimeout } from 'node:timers/promises';
import { guestOrder } from './test-caller.ts';

export type Product = { productId: number; variationId: number | null; quantity: number };

/** An order that was sent: acknowledged with an id, or cut off before its answer came. */
export type SentOrder = { key: string; body: object; orderId: string | null };

/** Calls an API over the network. Throws when the connection breaks, and for any answer but 200. */
export async function send(
  baseUrl: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: answers of every form.
): Promise<any> {
  const response = await fetch(`${baseUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Refused(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text).data;
}

/** The API's own no, which no kill explains. */
export class Refused extends Error {}

/** Places an order under its key; a repeat of one that was cut off gives the same order. */
export async function placeOrder(baseUrl: string, order: SentOrder): Promise<string> {
  const data = await send(baseUrl, '/checkout', order.body, { 'idempotency-key': order.key });
  return data.payment_info.id;
}

/** A guest who fills a cart and orders it, again and again, until the connection breaks. Adds each order to `sent`. */
export async function orderUntilCut(
  baseUrl: string,
  product: Product,
  name: string,
  sent: SentOrder[],
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      const { id: cart } = await send(baseUrl, '/carts/add', {
        product_id: product.productId,
        product_variation_id: product.variationId,
        quantity: product.quantity,
      });
      const order: SentOrder = { key: `${name}-${turn}`, body: guestOrder(cart), orderId: null };
      sent.push(order);
      order.orderId = await placeOrder(baseUrl, order);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

/** Waits until some orders are acknowledged, then a moment more, so that others are under way. */
export async function untilBusy(sent: SentOrder[], momentMs: number): Promise<void> {
  while (!sent.some(({ orderId }) => orderId !== null)) await setTimeout(5);
  await setTimeout(momentMs);
}
