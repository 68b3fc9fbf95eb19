// @vitest-environment happy-dom
import { ApiError, type ApiClient, createQueryClient, UnreachableError } from '@dana/api-client';
import { createTestBus } from '@dana/testing/create-test-bus';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followUnpaidOrder } from './follow-unpaid-order.ts';
import {
  forgetUnpaidOrder,
  rememberUnpaidOrder,
  unpaidOrderId,
} from '@dana/commerce/order/unpaid-order-memory';

let stop: () => void = () => undefined;
// Another tab of this device was sent to the bank, and closed there.
beforeEach(() => rememberUnpaidOrder('o1'));
afterEach(() => stop());

type Answer = { number: string; can_pay: boolean; can_restore: boolean } | Error;

/** The next tab, in which the API says this of the order. */
function open(answer: Answer, extensions = ['orders']) {
  const bus = createTestBus();
  const get = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return { data: answer };
  });
  const api = { locale: 'en', extensions, get } as unknown as ApiClient;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  stop = followUnpaidOrder({ api, bus, queryClient }, async () => undefined);
  const said = () => bus.facts.filter(({ type }) => type === 'order.unpaidChanged');
  return { bus, said, get };
}

function openBeside() {
  localStorage.clear();
  const tab = open(unpaid);
  rememberUnpaidOrder('o1');
  tab.bus.publish({ type: 'order.unpaidChanged', orderId: 'o1', number: 'D-100' });
  return tab;
}

const unpaid = { number: 'D-100', can_pay: true, can_restore: true };
const paid = { number: 'D-100', can_pay: false, can_restore: false };

it('knows the order that a tab closed at the bank has left unpaid, until it is paid or its items are back', async () => {
  const { said } = open(unpaid);
  await vi.waitFor(() =>
    expect(said()).toEqual([{ type: 'order.unpaidChanged', orderId: 'o1', number: 'D-100' }]),
  );
  forgetUnpaidOrder('another');
  expect(said()).toHaveLength(1);
  forgetUnpaidOrder('o1');
  expect(said().at(-1)).toEqual({ type: 'order.unpaidChanged', orderId: null });
});

it('says so when it is cancelled, on whatever page', async () => {
  const { bus, said } = open(unpaid);
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  bus.publish({ type: 'order.cancelled', orderId: 'another' });
  expect(said()).toHaveLength(1);
  bus.publish({ type: 'order.cancelled', orderId: 'o1' });
  expect(said().at(-1)).toEqual({ type: 'order.unpaidChanged', orderId: null });
  expect(unpaidOrderId()).toBeUndefined();
});

it('says so where the page that cancelled it has forgotten it by itself', async () => {
  const { bus, said } = open(unpaid);
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  localStorage.clear();
  bus.publish({ type: 'order.cancelled', orderId: 'o1' });
  expect(said().at(-1)).toEqual({ type: 'order.unpaidChanged', orderId: null });
});

it.each([
  ['this tab', () => open(unpaid)],
  // This one was open before anything was unpaid: it knows the note from the tab that has gone since.
  ['another tab', openBeside],
])('says so when another tab has paid it, to who has its note from %s', async (_which, openTab) => {
  const { said } = openTab();
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(said().at(-1)).toEqual({ type: 'order.unpaidChanged', orderId: null });
});

it.each([
  ['was paid meanwhile', paid],
  ['is not this visitor’s', new ApiError(404, 'This order does not exist')],
])('says nothing of one that %s, and forgets it', async (_why, answer) => {
  const { said } = open(answer);
  await vi.waitFor(() => expect(unpaidOrderId()).toBeUndefined());
  expect(said()).toEqual([]);
});

it('keeps it for the next document where nobody answers', async () => {
  const { said, get } = open(new UnreachableError('offline'));
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  expect([said(), unpaidOrderId()]).toEqual([[], 'o1']);
});

it('keeps nothing for longer than two hours, and asks no back end that shows no orders', async () => {
  expect(open(unpaid, []).get).not.toHaveBeenCalled();
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000 });
  expect(unpaidOrderId()).toBeUndefined();
});
