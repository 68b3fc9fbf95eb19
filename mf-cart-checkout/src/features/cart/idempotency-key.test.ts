import { ApiError, UnreachableError } from '@dana/api-client';
import { describe, expect, it, vi } from 'vitest';
import { failureOf, mayNotHaveArrived, idempotencyKeyFor } from './idempotency-key.ts';

describe('the idempotency key of a request', () => {
  const newKey = vi.fn(() => 'new');

  it('keeps its key for the cart it is first sent to, also before there is one', () => {
    expect(idempotencyKeyFor({ key: 'a' }, 'cart', newKey)).toEqual({ key: 'a', cartId: 'cart' });
    expect(idempotencyKeyFor({ key: 'a' }, null, newKey)).toEqual({ key: 'a', cartId: null });
  });

  it('stays the same for the same cart, and is another for another cart', () => {
    const sent = { key: 'a', cartId: 'cart' };
    expect(idempotencyKeyFor(sent, 'cart', newKey)).toBe(sent);
    expect(idempotencyKeyFor(sent, 'other', newKey)).toEqual({ key: 'new', cartId: 'other' });
    expect(idempotencyKeyFor(sent, null, newKey)).toEqual({ key: 'new', cartId: null });
  });
});

const busy = new ApiError(409, 'Still busy', {}, undefined, 'request_in_progress');
const refused = new ApiError(422, 'Sold out', {}, undefined, 'no_available_quantity');

it.each([
  ['no answer', true, new UnreachableError('offline')],
  ['a server that is busy with the same call', true, busy],
  ['a refusal', false, refused],
  ['an answer that cannot be read', false, new TypeError('x is undefined')],
  ['what is no error', false, { name: 'UnreachableError' }],
])('%s leaves open whether a request arrived: %s', (_what, isOpen, error) => {
  expect(mayNotHaveArrived(error)).toBe(isOpen);
});

it('a failure has the server’s words where it refused', () => {
  expect(failureOf(refused)).toEqual({ kind: 'refused', message: 'Sold out' });
  expect(failureOf(new UnreachableError('offline'))).toEqual({ kind: 'unreachable' });
});
