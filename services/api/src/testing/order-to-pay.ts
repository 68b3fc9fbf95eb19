import { orderAnswerSchema } from '@dana/contracts/api/order';
import { type Call, findProduct, guestOrder } from './test-caller.ts';

/** Orders two units as a guest, to be paid on the bank's page. `link`: where. */
export async function orderToPay(
  call: Call,
  slug: string,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; link: string }> {
  const product = await findProduct(call, slug);
  const added = await call('POST', '/carts/add', { body: { ...product, quantity: 2 } });
  const body = guestOrder(added.body.data.id, { payment: { method_id: 4 }, ...changes });
  const { data } = (await call('POST', '/checkout', { body })).body;
  return { id: data.payment_info.id, link: data.payment_link.link };
}

/** An order as it is answered. */
export const readOrder = async (call: Call, id: string) =>
  orderAnswerSchema.parse((await call('GET', `/orders/${id}`)).body).data;
