import { makeStaffToken } from '../staff/tokens/staff-tokens.ts';
import type { TestApi } from './test-api.ts';
import { type Call, findProduct, guestOrder } from './test-caller.ts';

/** A staff token with this scope. */
export async function staffToken(
  { db }: Pick<TestApi, 'db'>,
  { name = 'Noura', scope = 'orders:write', now = new Date() } = {},
): Promise<string> {
  return (await makeStaffToken(db, { name, scopes: [scope], days: 30, now })).text;
}

type Bought = { quantity?: number; method?: number; promo?: string | null; token?: string };
export const boughtSlug = 'zahriyat-dune-palette';

/** A placed order of one product, paid on delivery unless another method is given. @returns its id and payment link. */
export async function placeTestOrder(
  call: Call,
  { quantity = 2, method = 1, promo = null, token }: Bought = {},
): Promise<{ id: string; link: string | null }> {
  const as = token ? { token } : {};
  const product = await findProduct(call, boughtSlug);
  const cart = await call('POST', '/carts/add', { body: { ...product, quantity }, ...as });
  const payment = { method_id: method, installment_package_id: null };
  const body = guestOrder(cart.body.data.id, { payment, promo_code: promo });
  const { data } = (await call('POST', '/checkout', { body, ...as })).body;
  return { id: data.payment_info.id, link: data.payment_link?.link ?? null };
}

const shipment = { courier: 'Gulf Parcels', tracking_number: 'GP 7788', tracking_url: '' };

/** Moves an order on, step by step, as staff. @returns the last answer. */
export async function move(call: Call, token: string, id: string, steps: string[]) {
  let answer = await call('GET', `/staff/orders/${id}`, { token });
  for (const step of steps) {
    const expected = answer.body.data.order.status;
    const more = step === 'ship' ? shipment : step === 'refund' ? { restock: true } : {};
    answer = await call('POST', `/staff/orders/${id}/steps`, { token, body: { expected, step, ...more } });
  }
  return answer;
}
