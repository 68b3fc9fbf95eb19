import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, guestOrder, person, register, twice } from '../testing/test-caller.ts';

// A Sunday morning in Kuwait, without a holiday near.
const now = new Date('2026-11-01T07:00:00Z');
const { api, call, read } = shopOfSuite(() => ({ now: () => now }));

const headphones = 'safwani-horizon-headphones';
const shirt = 'qumash-daily-t-shirt';
const knet = { method_id: 4 };
const cash = { method_id: 1 };
const riyadh = { country_id: 2, city_id: 96, town: '', address: 'King Fahd Road 7' };

type Options = { token?: string; lang?: 'en' | 'ar' };
const checkoutFor = async (cart: string, query = '', options: Options = {}) =>
  (await call('GET', `/checkout?cart=${cart}${query}`, options)).body.data;
const place = (body: object, options: Options = {}) => call('POST', '/checkout', { ...options, body });
const codesOf = (list: { code: string }[]) => list.map(({ code }) => code);

describe('a country', () => {
  it('is offered with its rates, its days and its ways to pay', async () => {
    const { body } = await call('GET', '/countries?per_page=100');
    expect(codesOf(body.data)).toEqual(['KW', 'SA', 'AE', 'QA', 'BH', 'OM']);
    const cart = await cartWith(call, headphones);
    const home = await checkoutFor(cart);
    expect(home.country).toMatchObject({ code: 'KW', phone_code: '+965' });
    expect(home.shipping_methods).toMatchObject([
      { price: 0, estimated_days: '2–3', delivery: { from: '2026-11-03', to: '2026-11-04' } },
      { price: 3, estimated_days: '1', delivery: { from: '2026-11-02', to: '2026-11-02' } },
    ]);
    const saudi = await checkoutFor(cart, '&country_id=2&shipping_method_id=1');
    expect(saudi).toMatchObject({ shipping: 4.5, total: 69.4, free_shipping_from: null });
    expect(saudi.shipping_methods).toMatchObject([
      { price: 4.5, free_from: null, delivery: { from: '2026-11-05', to: '2026-11-09' } },
      { price: 8, free_from: null },
    ]);
    expect(codesOf(saudi.payment_methods)).toEqual(['knet']);
    const bahrain = await checkoutFor(cart, '&country_id=5');
    expect(bahrain).toMatchObject({ free_shipping_from: 75, free_shipping_missing: 10.1 });
  });

  it('sets what an order costs, how it is paid and when it comes', async () => {
    const cart = await cartWith(call, headphones);
    const order = (changes: object) =>
      place(guestOrder(cart, { address: riyadh, payment: knet, phone: '050 123 4567', ...changes }));
    // Doha has no express delivery.
    const doha = { ...riyadh, country_id: 4, city_id: 106 };
    for (const [changes, code] of [
      [{ payment: cash }, 'select_payment_method'],
      [{ expected_total: '64.900' }, 'total_changed'],
      [{ address: doha, shipping_method_id: 2 }, 'select_shipping_method'],
    ] as const)
      expect((await order(changes)).body.code).toBe(code);
    const placed = await order({ expected_total: '69.400' });
    const data = await read(placed.body.data.payment_info.id);
    expect(data).toMatchObject({
      ...{ shipping: 4.5, total: 69.4, contact: { phone: '+966501234567' } },
      expected_delivery: { from: '2026-11-05', to: '2026-11-09' },
    });
    for (const [phone, status] of [
      ['0501234567', 200],
      ['+966 50 123 4567', 200],
      ['0501234568', 404],
    ] as const) {
      const body = { number: data.number, phone };
      expect((await call('POST', '/orders/track', { body })).status).toBe(status);
    }
  });

  it('that orders no longer go to breaks no page and takes no order', async () => {
    const { token } = await register(call);
    const there = { country_id: 6, city_id: 112, address: 'Street 1', phone: '9212 3456' };
    const save = () => call('POST', '/addresses', { token, body: there });
    const { data: muscat } = (await save()).body;
    expect(muscat).toMatchObject({ phone: '+96892123456' });
    await api.db.deleteFrom('country_shipping').where('country_id', '=', 6).execute();
    expect(codesOf((await call('GET', '/countries')).body.data)).not.toContain('OM');
    const cart = await cartWith(call, shirt, { token });
    expect(await checkoutFor(cart, '', { token })).toMatchObject({
      country: { code: 'KW' },
      addresses: [{ is_delivered: false, country: { code: 'OM' } }],
    });
    expect(await checkoutFor(cart, '&country_id=6', { token })).toMatchObject({
      ...{ country: { code: 'OM' }, shipping_methods: [], payment_methods: [], shipping: 0 },
    });
    expect((await call('GET', '/addresses', { token })).body.data).toMatchObject([{ is_delivered: false }]);
    const body = { ...guestOrder(cart, { payment: knet }), address: undefined, address_id: muscat.id };
    for (const [lang, words] of [
      ['en', 'We do not deliver to this country'],
      ['ar', 'لا نوصل إلى هذه الدولة'],
    ] as const) {
      const refused = await place(body, { token, lang });
      expect([refused.status, refused.body.code]).toEqual([422, 'country_not_delivered']);
      expect(refused.body.message).toContain(words);
    }
    expect((await save()).body.errors).toHaveProperty('country_id');
  });
});

// That it is no governorate, and none without its name, is in the contract.
describe('an area', () => {
  it('that the list does not have is named', async () => {
    const { data } = (await call('GET', '/cities?country_id=1')).body;
    const names = data.map(({ names: both }: { names: string[] }) => both[1]);
    expect(names).toEqual(expect.arrayContaining(['المسايل', 'القيروان', 'النهضة']));
    const other = data.find((city: { is_other: boolean }) => city.is_other);
    const cart = await cartWith(call, shirt);
    const order = (city_id: number, area?: string) =>
      place(guestOrder(cart, { address: { country_id: 1, address: 'Street 12', city_id, area } }));
    expect((await order(28)).body.errors).toHaveProperty(['address.city_id']);
    expect((await order(other.id)).body.errors).toHaveProperty(['address.area']);
    const placed = await order(other.id, 'Umm Safaq, Jahra');
    const { address } = await read(placed.body.data.payment_info.id);
    expect(address).toMatchObject({ area: 'Umm Safaq, Jahra', city: { is_other: true } });
  });
});

describe('a phone number', () => {
  it.each([
    ['en', 'A number that begins with +965 has exactly 8 more digits, for example 5000 1234'],
    ['ar', 'يتكون الرقم بعد \u2066+965\u2069 من 8 أرقام بالضبط، مثل \u20665000 1234\u2069'],
  ] as const)('that is refused says why in %s, wherever it is typed', async (lang, reason) => {
    const phone = '+965 5000 123';
    const cart = await cartWith(call, shirt);
    const { token } = await register(call);
    const email = `n-${lang}@dana.example`;
    const bodies = {
      '/checkout': guestOrder(cart, { phone }),
      '/addresses': { country_id: 1, city_id: 3, address: 'Street 5', phone },
      '/profile': { ...person, email, phone },
      '/register': { ...person, email, phone, ...twice('a long password') },
      '/contact-form': { name: 'Noura', email, message: 'Hello', phone },
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
    const cart = await cartWith(call, shirt);
    const order = (plan: number | null) =>
      place(guestOrder(cart, { payment: { method_id: 3, installment_package_id: plan } }), { lang });
    const without = await order(null);
    expect([without.body.code, without.body.message]).toEqual(['select_installment_plan', missing]);
    expect(without.body.errors).toEqual({ 'payment.installment_package_id': [missing] });
    const tooSmall = await order(1);
    expect([tooSmall.status, tooSmall.body.code]).toEqual([422, 'installment_minimum']);
    expect(tooSmall.body.message).toContain(small);
  });
});
