import { checkoutAnswerSchema } from '@dana/contracts/api/checkout';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

const api = apiOfSuite(() => ({ now: () => now }));
const call = callerOf(api);
// A Sunday morning in Kuwait, without a holiday near.
const now = new Date('2026-11-01T07:00:00Z');

const knet = { method_id: 4 };
const cash = { method_id: 1 };
const riyadh = { country_id: 2, city_id: 96, town: '', address: 'King Fahd Road 7' };

async function checkoutFor(cart: string, query = '', options: { token?: string; lang?: 'en' | 'ar' } = {}) {
  const answer = await call('GET', `/checkout?cart=${cart}${query}`, options);
  return checkoutAnswerSchema.parse(answer.body).data;
}

describe('a country', () => {
  it('is offered with its rates, its days and its ways to pay', async () => {
    const { body } = await call('GET', '/countries?per_page=100');
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['KW', 'SA', 'AE', 'QA', 'BH', 'OM']);
    const cart = await cartWith(call, 'safwani-horizon-headphones');
    const home = await checkoutFor(cart);
    expect(home.country).toMatchObject({ code: 'KW', phone_code: '+965' });
    expect(
      home.shipping_methods.map(({ price, estimated_days, delivery }) => ({
        price,
        estimated_days,
        delivery,
      })),
    ).toEqual([
      { price: 0, estimated_days: '2–3', delivery: { from: '2026-11-03', to: '2026-11-04' } },
      { price: 3, estimated_days: '1', delivery: { from: '2026-11-02', to: '2026-11-02' } },
    ]);
    const saudi = await checkoutFor(cart, '&country_id=2&shipping_method_id=1');
    expect(saudi).toMatchObject({ shipping: 4.5, total: 69.4, free_shipping_from: null });
    expect(saudi.shipping_methods.map(({ price, free_from }) => [price, free_from])).toEqual([
      [4.5, null],
      [8, null],
    ]);
    expect(saudi.payment_methods.map(({ code }) => code)).toEqual(['knet']);
    expect(saudi.shipping_methods[0]?.delivery).toEqual({ from: '2026-11-05', to: '2026-11-09' });
    const bahrain = await checkoutFor(cart, '&country_id=5');
    expect(bahrain).toMatchObject({ free_shipping_from: 75, free_shipping_missing: 10.1 });
  });

  it('sets what an order costs, how it is paid and when it comes', async () => {
    const cart = await cartWith(call, 'safwani-horizon-headphones');
    const order = (changes: object) => guestOrder(cart, { address: riyadh, payment: knet, ...changes });
    const byCash = await call('POST', '/checkout', { body: order({ payment: cash }) });
    expect([byCash.status, byCash.body.code]).toEqual([422, 'select_payment_method']);
    const atHomePrice = await call('POST', '/checkout', { body: order({ expected_total: '64.900' }) });
    expect([atHomePrice.status, atHomePrice.body.code]).toEqual([409, 'total_changed']);
    const placed = await call('POST', '/checkout', {
      body: order({ expected_total: '69.400', phone: '050 123 4567' }),
    });
    const { data } = (await call('GET', `/orders/${placed.body.data.payment_info.id}`)).body;
    expect(data).toMatchObject({
      ...{ shipping: 4.5, total: 69.4, contact: { phone: '+966501234567' } },
      expected_delivery: { from: '2026-11-05', to: '2026-11-09' },
    });
    const track = (phone: string) => call('POST', '/orders/track', { body: { number: data.number, phone } });
    expect((await track('0501234567')).status).toBe(200);
    expect((await track('+966 50 123 4567')).status).toBe(200);
    expect((await track('0501234568')).status).toBe(404);
    const elsewhere = await cartWith(call, 'safwani-horizon-headphones');
    const notThere = guestOrder(elsewhere, {
      ...{ address: { ...riyadh, country_id: 4, city_id: 106 }, payment: knet, shipping_method_id: 2 },
    });
    expect((await call('POST', '/checkout', { body: notThere })).body.code).toBe('select_shipping_method');
  });

  it('that orders no longer go to breaks no page and takes no order', async () => {
    const { token } = await register(call);
    const save = async (address: object) =>
      (await call('POST', '/addresses', { token, body: address })).body.data;
    const muscat = await save({
      country_id: 6,
      city_id: 112,
      town: '',
      address: 'Street 1',
      phone: '9212 3456',
    });
    expect(muscat).toMatchObject({ phone: '+96892123456' });
    await api.db.deleteFrom('country_shipping').where('country_id', '=', 6).execute();
    const codes = (await call('GET', '/countries')).body.data.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('OM');
    const cart = await cartWith(call, 'qumash-daily-t-shirt', { token });
    const data = await checkoutFor(cart, '', { token });
    expect(data.country?.code).toBe('KW');
    expect(data.addresses).toMatchObject([{ is_delivered: false, country: { code: 'OM' } }]);
    const there = await checkoutFor(cart, '&country_id=6', { token });
    expect(there).toMatchObject({
      country: { code: 'OM' },
      shipping_methods: [],
      payment_methods: [],
      shipping: 0,
    });
    expect((await call('GET', '/addresses', { token })).body.data[0].is_delivered).toBe(false);
    const body = { ...guestOrder(cart, { payment: knet }), address: undefined, address_id: muscat.id };
    for (const [lang, words] of [
      ['en', 'We do not deliver to this country'],
      ['ar', 'لا نوصل إلى هذه الدولة'],
    ] as const) {
      const refused = await call('POST', '/checkout', { token, body, lang });
      expect([refused.status, refused.body.code]).toEqual([422, 'country_not_delivered']);
      expect(refused.body.message).toContain(words);
    }
    const again = await call('POST', '/addresses', {
      token,
      body: { country_id: 6, city_id: 112, address: 'x' },
    });
    expect(again.body.errors).toHaveProperty('country_id');
  });
});

describe('an area', () => {
  it('is no governorate, and one that the list does not have is named', async () => {
    const { data } = (await call('GET', '/cities?country_id=1')).body;
    const names = data.map(({ names: both }: { names: string[] }) => both[1]);
    expect(names).toEqual(expect.arrayContaining(['المسايل', 'القيروان', 'النهضة']));
    const other = data.find((city: { is_other: boolean }) => city.is_other);
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const order = (address: object) =>
      guestOrder(cart, { address: { country_id: 1, address: 'Street 12', town: 'Block 4', ...address } });
    const governorate = await call('POST', '/checkout', { body: order({ city_id: 28 }) });
    expect(governorate.body.errors).toHaveProperty(['address.city_id']);
    const unnamed = await call('POST', '/checkout', { body: order({ city_id: other.id }) });
    expect(unnamed.body.errors).toHaveProperty(['address.area']);
    const placed = await call('POST', '/checkout', {
      body: order({ city_id: other.id, area: 'Umm Safaq, Jahra' }),
    });
    const { address } = (await call('GET', `/orders/${placed.body.data.payment_info.id}`)).body.data;
    expect(address).toMatchObject({ area: 'Umm Safaq, Jahra', city: { is_other: true } });
  });
});

describe('a phone number', () => {
  it.each([
    ['en', 'A number that begins with +965 has exactly 8 more digits, for example 5000 1234'],
    ['ar', 'يتكون الرقم بعد \u2066+965\u2069 من 8 أرقام بالضبط، مثل \u20665000 1234\u2069'],
  ] as const)('that is refused says why in %s, wherever it is typed', async (lang, reason) => {
    const phone = '+965 5000 123';
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const { token } = await register(call);
    const person = { first_name: 'Noura', last_name: 'Ali', email: `n-${lang}@dana.example` };
    const password = 'a long password';
    const bodies = {
      '/checkout': guestOrder(cart, { phone }),
      '/addresses': { country_id: 1, city_id: 3, address: 'Street 5', phone },
      '/profile': { ...person, phone },
      '/register': { ...person, phone, password, password_confirmation: password },
      '/contact-form': { name: 'Noura', email: person.email, message: 'Hello', phone },
    };
    for (const [path, body] of Object.entries(bodies)) {
      const answer = await call('POST', path, { body, lang, ...(path !== '/checkout' && { token }) });
      expect([path, answer.status, answer.body.errors]).toEqual([path, 422, { phone: [reason] }]);
    }
  });
});

describe('installments', () => {
  it.each([
    ['en', 'Please choose an installment plan', 'This plan is possible for totals from KWD 15.000'],
    ['ar', 'اختر خطة التقسيط', 'تتوفر هذه الخطة لإجمالي يبدأ من \u2066KWD 15.000\u2069'],
  ] as const)('need a plan that takes the total, in %s', async (lang, missing, small) => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const order = (plan: number | null) =>
      guestOrder(cart, { payment: { method_id: 3, installment_package_id: plan } });
    const without = await call('POST', '/checkout', { body: order(null), lang });
    expect([without.status, without.body.code, without.body.message]).toEqual([
      422,
      'select_installment_plan',
      missing,
    ]);
    expect(without.body.errors).toEqual({ 'payment.installment_package_id': [missing] });
    const tooSmall = await call('POST', '/checkout', { body: order(1), lang });
    expect([tooSmall.status, tooSmall.body.code]).toEqual([422, 'installment_minimum']);
    expect(tooSmall.body.message).toContain(small);
  });
});
