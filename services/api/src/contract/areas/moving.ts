import { must, type Recorder } from '../recorder.ts';
import { beginCart, contact, type Method, orderOf, type Places, type Product } from './order-form.ts';

type Where = { product: Product; places: Places; methodId: string };

/** What happens to orders after they were placed: cancelled, bought again, and – with a staff token – moved and returned. */
export async function checkMoving(
  r: Recorder,
  product: Product,
  places: Places,
  staffToken: string | undefined,
): Promise<void> {
  const methods = await r.success('getPaymentMethods', 'the ways to pay', {});
  const methodId = (methods?.data as Method[] | undefined)?.find(({ code }) => /delivery/.test(code))?.id;
  if (!methodId) return;
  const where = { product, places, methodId };
  await checkCancelling(r, where);
  await checkOpening(r, where);
  if (staffToken !== undefined) await checkSteps(r, where, staffToken);
}

async function place(r: Recorder, { product, places, methodId }: Where, more = {}): Promise<string> {
  const begun = await beginCart(r, product);
  const body = begun && { ...orderOf(begun, methodId, places), ...more };
  const placed = body && (await r.success('placeOrder', 'an order to move', { body }));
  return placed?.data.payment_info?.id ?? '';
}

async function checkOpening(r: Recorder, where: Where): Promise<void> {
  const email = `from-order-${r.lang}-${Date.now()}@contract.example`;
  const at = { order: await place(r, where, { email }) };
  const body = { password: 'seven pearls of the gulf' };
  await r.malformed(
    'openAccountFromOrder',
    'a short password',
    { at, body: { password: 'x' } },
    {
      status: 422,
      field: 'password',
    },
  );
  const opened = await r.success('openAccountFromOrder', 'a password', { at, body }, ({ data }) =>
    must(data.user.email === email, 'has another e-mail'),
  );
  await r.success('getOrders', 'of the new account', { token: opened?.data.token }, ({ data }) =>
    must(data.length === 1 && data[0].id === at.order, 'are not the one that it began with'),
  );
  await r.refusal('openAccountFromOrder', 'an order that has an account', { at, body }, { status: 404 });
}

async function checkCancelling(r: Recorder, where: Where): Promise<void> {
  const at = { order: await place(r, where) };
  const early = { reason: 'damaged', items: [{ item_id: '1', quantity: 1 }] };
  await r.refusal('requestReturn', 'before it came', { at, body: early }, { status: 409 });
  await r.success('buyAgain', 'what it holds', { at }, ({ data }) =>
    must(data.items_count === 1, 'is not in a cart'),
  );
  await r.success('cancelOrder', 'before it is packed', { at }, ({ data }) =>
    must(data.status === 'cancelled' && !data.can_cancel, `is ${data.status}`),
  );
  await r.refusal('cancelOrder', 'again', { at }, { status: 409, code: 'order_not_cancellable' });
}

async function checkSteps(r: Recorder, where: Where, token: string): Promise<void> {
  const at = { order: await place(r, where) };
  const list = { token, query: { search: contact.email, status: 'placed', per_page: 5 } };
  await r.success('getStaffOrders', 'by e-mail and state', list, ({ data }) =>
    must(
      data.some(({ id }: { id: string }) => id === at.order),
      'has it not',
    ),
  );
  await r.success('getStaffOrder', 'it', { token, at }, ({ data }) =>
    must(data.steps.includes('pack'), 'cannot be packed'),
  );
  const take = (expected: string, step: string, more = {}) =>
    r.success('takeOrderStep', step, { token, at, body: { expected, step, ...more } });
  await r.refusal(
    'takeOrderStep',
    'from a state that it has not',
    { token, at, body: { expected: 'packed', step: 'cancel' } },
    { status: 409, code: 'order_moved' },
  );
  await r.refusal(
    'takeOrderStep',
    'a step too far',
    { token, at, body: { expected: 'placed', step: 'deliver' } },
    { status: 409, code: 'order_step_refused' },
  );
  await take('placed', 'pack');
  await r.refusal('cancelOrder', 'what is packed', { at }, { status: 409 });
  const shipped = { courier: 'Contract Couriers', tracking_number: 'CC 1' };
  await r.malformed(
    'takeOrderStep',
    'without a courier',
    { token, at, body: { expected: 'packed', step: 'ship', tracking_number: '1' } },
    { status: 422, field: 'courier' },
  );
  await take('packed', 'ship', shipped);
  await r.success('getOrder', 'on its way', { at }, ({ data }) =>
    must(data.shipment?.courier === shipped.courier, 'does not say who brings it'),
  );
  await take('shipped', 'deliver');
  await checkReturn(r, at, token);
}

async function checkReturn(r: Recorder, at: { order: string }, token: string): Promise<void> {
  const order = await r.success('getOrder', 'delivered', { at }, ({ data }) =>
    must(data.items[0].returnable === 1, 'cannot be returned'),
  );
  const body = {
    reason: 'changed_mind',
    note: '',
    items: [{ item_id: order?.data.items[0].id, quantity: 1 }],
  };
  const asked = await r.success('requestReturn', 'its unit', { at, body }, ({ data }) =>
    must(data.status === 'requested', `is ${data.status}`),
  );
  await r.refusal('requestReturn', 'the same again', { at, body }, { status: 422, code: 'return_too_many' });
  const of = { token, at: { ...at, return: asked?.data.id ?? '' } };
  await r.malformed(
    'decideReturn',
    'no without a reason',
    { ...of, body: { decision: 'decline' } },
    { status: 422, field: 'answer' },
  );
  await r.success('decideReturn', 'yes', { ...of, body: { decision: 'accept' } });
  await r.refusal(
    'decideReturn',
    'yes again',
    { ...of, body: { decision: 'accept' } },
    { status: 409, code: 'return_decided' },
  );
  const came = { ...of, body: { decision: 'receive', restock: true } };
  await r.success('decideReturn', 'the goods came', came, ({ data }) =>
    must(data.order.status === 'refunded' && data.order.refunded > 0, 'is not paid back'),
  );
}
