import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { describe, expect, it } from 'vitest';
import type { CartAction, ReadResult } from './cart-action.ts';
import { type CartState, type Problem, startState } from './cart-state.ts';
import { reduceCart } from './reduce-cart.ts';
import { added, cleared, operationOf, removed, set } from './testing/operation-of.ts';

const refusal = { kind: 'refused', message: 'Not today' } as const;
const problem = { request: set(3), idempotencyKey: { key: 'old' }, failure: refusal } as Problem;
const inLamp = new Map([['lamp', problem]]);
const data = checkoutDataSchema.parse({ sub_total: 1, total: 1 });
const withState = (more: Partial<CartState>): CartState => ({ ...startState, ...more });
const after = (before: Partial<CartState>, action: CartAction) => reduceCart(withState(before), action);

describe('a request', () => {
  const requested = (request = set(4)) =>
    ({ type: 'requested', operation: operationOf(2, request) }) as const;

  it('stands behind the others, and its line no longer says what failed in it before', () => {
    const problems = new Map([...inLamp, ['vase', problem]]);
    const state = after({ operations: [operationOf(1, added(1))], problems }, requested());
    expect(state.operations.map(({ id }) => id)).toEqual([1, 2]);
    expect([...state.problems.keys()]).toEqual(['vase']);
    expect([...after({ problems }, requested(cleared)).problems.keys()]).toEqual(['lamp', 'vase']);
    expect(problems.size).toBe(2);
  });

  it('makes what is being read too old, so that it is read again', () => {
    expect(after({ readId: 7 }, requested())).toMatchObject({ readId: null, isReadDue: true });
    expect(after({}, requested())).toMatchObject({ readId: null, isReadDue: false });
  });

  it('is sent under its idempotency key, and waits for the connection when no answer comes', () => {
    const operations = [operationOf(1, set(3)), operationOf(2, set(4, 'vase'))];
    const idempotencyKey = { key: 'key-1', cartId: 'cart' };
    const sent = after({ operations }, { type: 'sent', id: 1, idempotencyKey });
    expect(sent.operations).toEqual([{ ...operations[0], state: 'sent', idempotencyKey }, operations[1]]);
    const queued = reduceCart(sent, { type: 'unanswered', id: 1 });
    expect(queued.operations).toEqual([{ ...operations[0], state: 'queued', idempotencyKey }, operations[1]]);
  });

  it('goes out again when the connection is back', () => {
    const operations = [operationOf(1, set(3), 'queued'), operationOf(2, set(4, 'vase'), 'sent')];
    const { operations: resumed } = after({ operations }, { type: 'resumed' });
    expect(resumed.map(({ state }) => state)).toEqual(['waiting', 'sent']);
    const nothingQueued = withState({ operations: [operationOf(1, set(3), 'sent')] });
    expect(reduceCart(nothingQueued, { type: 'resumed' })).toBe(nothingQueued);
  });
});

describe('an answer', () => {
  const answered = (outcome: Extract<CartAction, { type: 'answered' }>['outcome'], id = 1) =>
    ({ type: 'answered', id, outcome }) as const;
  const done = { kind: 'done' } as const;

  it('keeps what the server agreed to until the cart is read, and problems of other requests', () => {
    const operations = [operationOf(1, added(1), 'sent'), operationOf(2, set(4, 'vase'), 'sent')];
    const state = after({ operations, problems: inLamp }, answered(done));
    expect(state.operations.map((one) => one.state)).toEqual(['done', 'sent']);
    expect(state.problems).toBe(inLamp);
  });

  it('lets what waited for the connection go out again', () => {
    const operations = [operationOf(1, added(1), 'sent'), operationOf(2, set(4, 'vase'), 'queued')];
    expect(after({ operations }, answered(done)).operations.map((one) => one.state)).toEqual([
      'done',
      'waiting',
    ]);
    expect(after({ operations }, answered(refusal)).operations.map((one) => one.state)).toEqual(['waiting']);
  });

  it.each([
    [added(1), true],
    [removed(), true],
    [cleared, true],
    [set(3), false],
  ])('to %j makes a read due: %s', (request, isReadDue) => {
    const operations = [operationOf(1, request, 'sent')];
    expect(after({ operations }, answered(done)).isReadDue).toBe(isReadDue);
  });

  it('that refuses takes the request away, and its line says why and can be tried again', () => {
    const state = after({ operations: [operationOf(1, set(3), 'sent', 'cart')] }, answered(refusal));
    expect(state.operations).toEqual([]);
    const expected = { request: set(3), idempotencyKey: { key: 'key-1', cartId: 'cart' }, failure: refusal };
    expect([...state.problems]).toEqual([['lamp', expected]]);
  });

  it('that refuses says nothing in a line of which something else was asked since', () => {
    const refusedBefore = (...others: CartState['operations']) => [
      ...after(
        { operations: [operationOf(2, set(3), 'sent'), ...others] },
        answered(refusal, 2),
      ).problems.keys(),
    ];
    expect(refusedBefore(operationOf(3, set(5)))).toEqual([]);
    expect(refusedBefore(operationOf(3, set(5, 'vase')))).toEqual(['lamp']);
    expect(refusedBefore(operationOf(1, set(5), 'done'))).toEqual(['lamp']);
    expect(refusedBefore(operationOf(3, cleared))).toEqual(['lamp']);
  });

  it('that refuses to empty the cart belongs to no line', () => {
    const operations = [operationOf(1, cleared, 'sent')];
    expect(after({ operations, problems: inLamp }, answered(refusal)).problems).toBe(inLamp);
  });

  it('to a request that is gone changes nothing', () => {
    const state = withState({ operations: [operationOf(1, set(3), 'sent')] });
    expect(reduceCart(state, answered(done, 9))).toBe(state);
  });
});

describe('a read', () => {
  const ended = (result: ReadResult, before: Partial<CartState> = {}) =>
    after({ readId: 7, ...before }, { type: 'readEnded', result });
  const busy = { operations: [operationOf(1, set(3), 'done')], problems: inLamp, isAfterRefusal: true };

  it('is asked for, begins, and is no longer due then', () => {
    expect(after({}, { type: 'readRequested' }).isReadDue).toBe(true);
    expect(after({ readId: 7 }, { type: 'readRequested' })).toMatchObject({ isReadDue: true, readId: 7 });
    expect(after({ isReadDue: true }, { type: 'readStarted', readId: 8 })).toMatchObject({
      isReadDue: false,
      readId: 8,
    });
  });

  it('that became too old is made again, and one that cannot be made waits', () => {
    expect(after({ readId: 7 }, { type: 'readOutdated' })).toMatchObject({ isReadDue: true, readId: null });
    expect(after({}, { type: 'readOutdated' }).isReadDue).toBe(true);
    expect(after({}, { type: 'readPostponed' })).toMatchObject({
      isReadDue: true,
      readFailure: { kind: 'unreachable' },
    });
  });

  it('brings what was confirmed, in which all that was agreed to is contained', () => {
    expect(ended({ kind: 'read', data }, { ...busy, readFailure: refusal })).toEqual({
      ...startState,
      ...{ data, isKnown: true, problems: inLamp },
    });
  });

  it.each(['empty', 'gone'] as const)('of a cart that is %s leaves nothing', (kind) => {
    expect(ended({ kind }, { ...busy, data, readFailure: refusal })).toEqual({
      ...startState,
      isKnown: true,
    });
  });

  it('without an answer leaves everything as it was, and says so', () => {
    const terms = { promoCode: 'DANA10', shippingMethodId: '2' };
    const before = { ...busy, data, terms, isKnown: true };
    expect(ended({ kind: 'unreachable' }, before)).toEqual({
      ...withState(before),
      ...{ isAfterRefusal: false, readFailure: { kind: 'unreachable' } },
    });
  });

  it('that is refused for its coupon is made again without it', () => {
    const terms = { promoCode: 'DANA10', shippingMethodId: '2' };
    expect(ended(refusal, { terms, data })).toEqual({
      ...withState({ data, isReadDue: true, isAfterRefusal: true, readFailure: refusal }),
      terms: { promoCode: undefined, shippingMethodId: '2' },
      couponNotice: { code: 'DANA10', message: refusal.message, isAsked: true },
    });
  });

  it('leaves a coupon asked for while there is nothing to use it on', () => {
    const terms = { promoCode: 'DANA10', shippingMethodId: null };
    expect(ended({ kind: 'empty' }, { terms, data })).toEqual({
      ...startState,
      ...{ isKnown: true, terms, couponNotice: { code: 'DANA10', message: '', isAsked: true } },
    });
  });

  it('that is refused without a coupon is not made again by itself', () => {
    expect(ended(refusal, { isAfterRefusal: true })).toEqual(withState({ readFailure: refusal }));
    expect(ended(refusal, { isReadDue: true }).isReadDue).toBe(true);
  });
});

it('other terms are kept for the next read', () => {
  const terms = { promoCode: 'DANA10', shippingMethodId: null };
  expect(after({ data }, { type: 'termsChanged', terms })).toEqual(withState({ data, terms }));
});

it('a cart that became an order is forgotten, and known to be empty', () => {
  const before = { data, problems: inLamp, operations: [operationOf(1, set(3))], readId: 7, isReadDue: true };
  expect(after(before, { type: 'forgotten' })).toEqual({ ...startState, isKnown: true });
});

describe('what this browser saw last', () => {
  it('is shown until the server has said what the cart holds, and never over it', () => {
    const remembered = { type: 'remembered', data } as const;
    expect(after({}, remembered)).toEqual(withState({ data, isKnown: true }));
    const known = withState({ isKnown: true });
    expect(reduceCart(known, remembered)).toBe(known);
  });

  it('stays while nothing gets through, and the page says that it could not be read', () => {
    expect(after({ data }, { type: 'readPostponed' })).toEqual(
      withState({ data, isReadDue: true, readFailure: { kind: 'unreachable' } }),
    );
  });
});

describe('the notice about a coupon', () => {
  const lost = { code: 'DANA10', message: 'It is over' };
  const couponNotice = { ...lost, isAsked: false };

  it('says what another tab was told of a coupon that the cart has lost, until it is closed', () => {
    const state = after({}, { type: 'couponLost', lost });
    expect(state).toEqual(withState({ couponNotice }));
    expect(reduceCart(state, { type: 'couponNoticeClosed' })).toEqual(startState);
    expect(reduceCart(startState, { type: 'couponNoticeClosed' })).toBe(startState);
  });

  it('goes when another coupon is asked for, and stays with another way of delivery', () => {
    const asking = (promoCode: string | undefined) =>
      after({ couponNotice }, { type: 'termsChanged', terms: { promoCode, shippingMethodId: '2' } })
        .couponNotice;
    expect(asking('EID')).toBeNull();
    expect(asking(undefined)).toEqual(couponNotice);
  });

  it.each([
    ['that was lost goes once the cart has a coupon again', couponNotice, 'EID', null],
    ['that was lost stays with a cart without one', couponNotice, null, couponNotice],
    [
      'that was asked for just now stays beside the one in use',
      { ...lost, isAsked: true },
      'EID',
      { ...lost, isAsked: true },
    ],
  ])('%s', (_, before, code, expected) => {
    const read = { ...data, promo_code: code };
    const state = after(
      { readId: 7, couponNotice: before },
      { type: 'readEnded', result: { kind: 'read', data: read } },
    );
    expect(state.couponNotice).toEqual(expected);
  });
});

it('a removal that could not be carried out leaves its words with the line, and a cleared cart none', () => {
  const refusedLater = (operations: CartState['operations']) =>
    after({ operations }, { type: 'answered', id: 1, outcome: refusal }).problems.size;
  expect(refusedLater([operationOf(1, cleared, 'sent')])).toBe(0);
  expect(refusedLater([operationOf(1, set(3), 'sent'), operationOf(2, cleared)])).toBe(1);
  expect(refusedLater([operationOf(1, set(3), 'sent'), operationOf(2, set(4))])).toBe(0);
});
