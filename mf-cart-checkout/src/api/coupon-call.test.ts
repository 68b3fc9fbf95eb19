import { type ApiClient, ApiError, UnreachableError } from '@dana/api-client';
import { expect, it, vi } from 'vitest';
import { createCouponCall } from './coupon-call.ts';

const call = { cartId: 'c1', promoCode: 'DANA10', signal: new AbortController().signal };

function couponCall(fail?: Error) {
  const send = vi.fn(async () => {
    if (fail) throw fail;
    return { data: { id: 'c1' } };
  });
  // The one function of the client that the call makes.
  const api = { send } as unknown as ApiClient;
  return { send, give: createCouponCall(api, () => Promise.reject(new Error('No schema.'))) };
}

it('leaves nothing to be named once the cart has the coupon', async () => {
  const { give, send } = couponCall();
  expect(await give(call)).toBeNull();
  expect(send.mock.calls[0]?.slice(0, 3)).toEqual([
    'POST',
    '/carts/coupon',
    { cart_id: 'c1', promo_code: 'DANA10' },
  ]);
});

it('asks an API that has no such call once, and has the code named instead', async () => {
  const { give, send } = couponCall(new ApiError(404, 'Not found'));
  expect(await give(call)).toBe('DANA10');
  expect(await give({ ...call, promoCode: null })).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  new ApiError(404, 'This cart no longer exists', { cart: ['This cart no longer exists'] }),
  new ApiError(422, 'This coupon has expired', { promo_code: ['This coupon has expired'] }),
  new UnreachableError('No answer.'),
])('passes on that $message', async (failure) => {
  await expect(couponCall(failure).give(call)).rejects.toBe(failure);
});
