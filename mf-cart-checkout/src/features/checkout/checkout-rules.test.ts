import { citySchema } from '@dana/contracts/api/country-city';
import { areaGroups, matchesArea } from '@dana/contracts/delivery-areas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptFor, concludeAttempt, openAttempt, parseAttempt } from './attempt-key.ts';
import { parseDraft } from './checkout-draft.ts';
import { checkoutResolver } from './checkout-resolver.ts';
import { checkoutRules } from './checkout.rules.ts';
import { agreed, emptyValues } from './checkout-values.ts';
import { orderProblem } from './order-problem.ts';
import { allowedPaymentLink } from '#parts/payment-link.ts';

describe('what keeps an order from being placed', () => {
  const nothing = {
    paymentMethodId: '',
    shippingMethodId: '',
    isSignedIn: false,
    hasSavedAddress: false,
    hasNewAddress: false,
  };

  it('is reported in the order payment, shipping, address', () => {
    expect(orderProblem(nothing)).toBe('payment');
    expect(orderProblem({ ...nothing, paymentMethodId: '1' })).toBe('shipping');
    expect(orderProblem({ ...nothing, paymentMethodId: '1', shippingMethodId: '1' })).toBe('newAddress');
    expect(orderProblem({ ...nothing, paymentMethodId: '1', shippingMethodId: '1', isSignedIn: true })).toBe(
      'savedAddress',
    );
  });

  it('is nothing once an address is chosen or filled in', () => {
    const paid = { ...nothing, paymentMethodId: '1', shippingMethodId: '1' };
    expect(orderProblem({ ...paid, hasNewAddress: true })).toBeUndefined();
    expect(orderProblem({ ...paid, isSignedIn: true, hasSavedAddress: true })).toBeUndefined();
    expect(orderProblem({ ...paid, isSignedIn: true, hasNewAddress: true })).toBeUndefined();
  });
});

describe('areas', () => {
  const cities = [
    { id: 1, name: 'Hawalli', country_id: 1 },
    {
      id: 2,
      name: 'Salmiya',
      country_id: 1,
      parent_id: 1,
      parent_name: 'Hawalli',
      names: ['Salmiya', 'السالمية'],
    },
    { id: 3, name: 'Manama', country_id: 2, names: ['Manama', 'المنامة'] },
  ].map((city) => citySchema.parse(city));

  it('are grouped by governorate, and only those of the country are offered', () => {
    const groups = areaGroups(cities, '1');
    expect(groups.map(({ value, items }) => [value, items.map(({ label }) => label)])).toEqual([
      ['Hawalli', ['Salmiya']],
    ]);
    expect(areaGroups(cities, '2').flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
      'Manama',
    ]);
  });

  it.each(['salm', 'SALMIYA', 'السالمية', 'السالميه', 'سالم'])('are found by %s', (query) => {
    const salmiya = areaGroups(cities, '1')[0]?.items[0];
    expect(matchesArea(salmiya, query)).toBe(true);
  });
});

describe('phone numbers', () => {
  const contact = {
    ...emptyValues,
    agreement: agreed,
    first_name: 'Nour',
    last_name: 'Ali',
    email: 'nour@example.com',
  };

  async function wrongPhone(phone: string, country?: string): Promise<unknown> {
    const context = { addressNeed: 'none' as const, needsPlan: false, phoneCountry: () => country };
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await checkoutResolver({ ...contact, phone }, context, options);
    return errors.phone?.message;
  }

  it('are taken as they are written in the country that the order goes to', async () => {
    for (const phone of [
      '50001234',
      '+965 5000 1234',
      '00965-50001234',
      '965 50001234',
      '٥٠٠٠١٢٣٤',
      '۵۰۰۰۱۲۳۴',
    ])
      expect([phone, await wrongPhone(phone)]).toEqual([phone, undefined]);
    expect(await wrongPhone('050 123 4567', 'SA')).toBeUndefined();
    expect(await wrongPhone('+965 5000 1234', 'SA')).toBeUndefined();
  });

  it('are refused with the reason', async () => {
    expect(await wrongPhone('')).toBe('validation.required');
    expect(await wrongPhone('call me')).toBe('validation.phone');
    for (const phone of ['1234', '5000123', '+965 5000 12345'])
      expect([phone, await wrongPhone(phone)]).toEqual([phone, 'validation.phoneDigits']);
    expect(await wrongPhone('5000 1234', 'SA')).toBe('validation.phoneDigits');
  });

  it('do not stand for the agreement to the terms, which says that it is missing', () => {
    const { error } = checkoutRules('none').safeParse({ ...contact, phone: '50001234', agreement: '' });
    expect(error?.issues).toMatchObject([{ path: ['agreement'], message: 'validation.agreement' }]);
  });

  it('name a plan with a way to pay that has plans, and with no other', () => {
    const order = { ...contact, phone: '50001234', agreement: agreed };
    const { error } = checkoutRules('none', true).safeParse({ ...order, installment_package_id: '' });
    expect(error?.issues).toMatchObject([{ path: ['installment_package_id'], message: 'validation.plan' }]);
    const chosen = { ...order, installment_package_id: '3' };
    expect(checkoutRules('none', true).parse(chosen)).toHaveProperty('installment_package_id', '3');
    expect(checkoutRules('none').parse(chosen)).not.toHaveProperty('installment_package_id');
  });
});

describe('the page to pay on', () => {
  const page = 'http://localhost:8080/en/checkout';

  it.each([
    ['https://pay.example.com/x?y=1', 'https://pay.example.com/x?y=1'],
    ['/pay/1', 'http://localhost:8080/pay/1'],
    ['http://localhost:8081/pay/1', 'http://localhost:8081/pay/1'],
  ])('is followed at %s', (link, target) => {
    expect(allowedPaymentLink(link, page)).toBe(target);
  });

  it.each([
    null,
    '',
    'http://pay.example.com/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://localhost@evil.example/',
    '//evil.example/x',
    'http://',
  ])('is not followed at %s', (link) => {
    expect(allowedPaymentLink(link, page)).toBeUndefined();
  });
});

describe('a draft', () => {
  const stored = (
    owner: string | null,
    values: object = { ...emptyValues, block: '4', unknown: 'x', street: 7 },
  ) => JSON.stringify({ owner, values });

  it('comes back with the fields that the form knows', () => {
    expect(parseDraft(stored(null), null)).toMatchObject({ block: '4' });
    expect(parseDraft(stored(null), null)).not.toHaveProperty('unknown');
    expect(parseDraft(stored(null), null)).not.toHaveProperty('street');
  });

  it('of a guest goes on with the shopper who signs in; that of somebody signed in is only theirs', () => {
    expect(parseDraft(stored(null), 'a@example.com')).toMatchObject({ block: '4' });
    expect(parseDraft(stored('a@example.com'), 'a@example.com')).toMatchObject({ block: '4' });
    expect(parseDraft(stored('a@example.com'), 'b@example.com')).toEqual({});
    expect(parseDraft(stored('a@example.com'), null)).toEqual({});
  });

  it('is nothing when it is corrupt, whatever it holds', () => {
    for (const text of [null, '', 'null', '[]', '{', '"text"', '{"__proto__":{"block":"4"}}', '1e5'])
      expect(parseDraft(text, null)).toEqual({});
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"owner":null,"values":${json}}`),
        ),
        (text) => {
          for (const [name, value] of Object.entries(parseDraft(text, null))) {
            expect(Object.hasOwn(emptyValues, name)).toBe(true);
            expect(typeof value).toBe('string');
          }
        },
      ),
    );
  });
});

describe('an attempt to order', () => {
  it('keeps its key for the same order until the server answers', () => {
    let count = 0;
    const newKey = () => `key-${++count}`;
    const order = { cart: '1' } as never;
    const changed = { cart: '1', notes: 'ring twice' } as never;
    expect(attemptFor(order, newKey).key).toBe('key-1');
    expect(attemptFor(order, newKey).key).toBe('key-1');
    expect(openAttempt()).toEqual({ key: 'key-1', order });
    expect(attemptFor(changed, newKey).key).toBe('key-2');
    concludeAttempt();
    expect(openAttempt()).toBeUndefined();
    expect(attemptFor(changed, newKey).key).toBe('key-3');
    concludeAttempt();
  });

  it('is none in a corrupt text', () => {
    for (const text of [
      null,
      '',
      'null',
      '[]',
      '{',
      '7',
      '{"key":""}',
      '{"key":1,"order":{}}',
      '{"key":"k"}',
    ])
      expect(parseAttempt(text)).toBeUndefined();
  });
});
