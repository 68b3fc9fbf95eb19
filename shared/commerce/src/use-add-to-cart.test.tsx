// @vitest-environment happy-dom
import { createBus } from '@dana/bus';
import type { ShopEvent } from '@dana/contracts/events';
import { type Shell, ShellProvider } from '@dana/runtime';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAddToCart } from './use-add-to-cart.ts';

beforeEach(() => void vi.useFakeTimers());

const request = { productId: '7', slug: 'tide', title: 'Tide', quantity: 2, next: 'checkout' } as const;

function wanting() {
  const bus = createBus();
  const asked: Extract<ShopEvent, { type: 'cart.addRequested' }>[] = [];
  bus.on('cart.addRequested').subscribe((fact) => asked.push(fact));
  const onTaken = vi.fn();
  const { result, unmount } = renderHook(() => useAddToCart(onTaken), {
    wrapper: ({ children }) => <ShellProvider shell={{ bus } as unknown as Shell}>{children}</ShellProvider>,
  });
  const add = () => act(() => result.current.add(request));
  const answer = (type: 'cart.itemAdded' | 'cart.addRejected', more: object) => {
    const { productId, slug, title } = request;
    const mark = { requestId: asked.at(-1)?.requestId, productId, slug, title };
    act(() => bus.publish({ type, ...mark, ...more } as unknown as ShopEvent));
  };
  const show = (requestId: string) => act(() => bus.publish({ type: 'cart.drawerRequested', requestId }));
  return { add, answer, show, asked, onTaken, unmount, state: () => result.current.state };
}

it('asks once, however often it is pressed before the answer', () => {
  const { add, asked, state } = wanting();
  add();
  add();
  expect(asked).toEqual([expect.objectContaining(request)]);
  expect(state()).toEqual({ kind: 'waiting', next: 'checkout' });
});

it('says that it is in the cart, and may be asked again', () => {
  const { add, answer, asked, onTaken, state } = wanting();
  add();
  for (const _ of [1, 2]) answer('cart.itemAdded', { quantity: 2 });
  expect([state().kind, onTaken.mock.calls.length]).toEqual(['added', 1]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(state().kind).toBe('added');
  add();
  expect(state().kind).toBe('waiting');
  expect(asked).toHaveLength(2);
});

it('waits no longer once it is kept for later, and shows a refusal that comes in the end', () => {
  const { add, answer, onTaken, state } = wanting();
  add();
  answer('cart.itemAdded', { quantity: 2, isPending: true });
  expect([state().kind, onTaken.mock.calls.length]).toEqual(['idle', 1]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(state().kind).toBe('idle');
  const refusal = { reason: 'you_cannot_add_more_than', maximumQuantity: 3, message: 'Sold out.' };
  answer('cart.addRejected', refusal);
  expect(state()).toEqual({ kind: 'rejected', ...refusal });
});

it('is over for who asked as soon as the cart shows it, once', () => {
  const { add, answer, asked, onTaken, show } = wanting();
  add();
  show('other');
  expect(onTaken).not.toHaveBeenCalled();
  for (const _ of [1, 2]) show(asked[0]?.requestId ?? '');
  answer('cart.itemAdded', { quantity: 2 });
  expect(onTaken).toHaveBeenCalledOnce();
});

it('gives up when nobody answers, and shows an answer that comes late instead', () => {
  const { add, answer, state } = wanting();
  add();
  act(() => vi.advanceTimersByTime(12_000));
  expect(state()).toMatchObject({ kind: 'rejected', reason: 'unreachable' });
  answer('cart.itemAdded', { quantity: 2 });
  expect(state().kind).toBe('added');
});

it('takes no answer to another card for its own, and none once it is gone', () => {
  const { add, answer, onTaken, state, unmount } = wanting();
  add();
  answer('cart.itemAdded', { requestId: 'other', quantity: 2 });
  answer('cart.addRejected', { requestId: 'other', reason: 'refused' });
  expect(state().kind).toBe('waiting');
  unmount();
  answer('cart.itemAdded', { quantity: 2 });
  expect(onTaken).not.toHaveBeenCalled();
});

it('asks under the same id when it is pressed again after nobody answered, so that nothing counts twice', () => {
  const { add, answer, asked, state } = wanting();
  add();
  act(() => vi.advanceTimersByTime(12_000));
  add();
  expect(state().kind).toBe('waiting');
  expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(1);
  answer('cart.itemAdded', { quantity: 2 });
  expect(state().kind).toBe('added');
  add();
  expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
});
