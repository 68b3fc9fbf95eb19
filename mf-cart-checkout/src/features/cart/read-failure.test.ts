import { ApiError, MalformedAnswerError, UnreachableError } from '@dana/api-client';
import { cartIsEmptyMessage } from '@dana/contracts/api/error';
import { expect, it } from 'vitest';
import { emptyCartMessage, readFailureOf } from './read-failure.ts';

it('knows the words of the contract for an empty cart', () => {
  expect(emptyCartMessage).toBe(cartIsEmptyMessage);
  expect(readFailureOf(new ApiError(422, cartIsEmptyMessage, { cart: ['x'] }))).toEqual({ kind: 'empty' });
});

it('takes a cart error as a cart that is gone', () => {
  expect(readFailureOf(new ApiError(404, 'This cart no longer exists', { cart: ['x'] }))).toEqual({
    kind: 'gone',
  });
});

it('passes on any other words of the server', () => {
  expect(readFailureOf(new ApiError(500, 'Busy'))).toEqual({ kind: 'refused', message: 'Busy' });
});

it('knows nothing when no answer came, or none that can be read', () => {
  expect(readFailureOf(new UnreachableError('offline'))).toEqual({ kind: 'unreachable' });
  expect(readFailureOf(new MalformedAnswerError('total: expected number'))).toEqual({ kind: 'unreachable' });
});
