import { trackOrderAnswerSchema } from '@dana/contracts/api/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Call, callerOf, findProduct, guestOrder, register } from '../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

async function placeOrder(token?: string) {
  const as = token ? { token } : {};
  const product = await findProduct(call, 'zahriyat-dune-palette');
  const added = await call('POST', '/carts/add', { body: { ...product, quantity: 1 }, ...as });
  const placed = await call('POST', '/checkout', { body: guestOrder(added.body.data.id), ...as });
  const { id } = placed.body.data.payment_info;
  const { number } = (await call('GET', `/orders/${id}`, as)).body.data;
  return { id: id as string, number: number as string };
}
const track = (body: object) => call('POST', '/orders/track', { body });

describe('tracking an order', () => {
  it('finds it by its number, however typed, and the e-mail or the phone', async () => {
    const { id, number } = await placeOrder();
    const digits = number.replace('DN-', '');
    const arabicDigits = digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const body of [
      { number, email: 'Fahad@Dana.example' },
      { number: ` dn-${digits} `, phone: '5000 1234' },
      { number: arabicDigits, phone: '٠٠٩٦٥٥٠٠٠١٢٣٤' },
      // As our own emails write it, in Arabic with its isolates, and as it is read out and copied.
      { number: `\u2066${number}\u2069`, email: 'fahad@dana.example\u200f' },
      { number: `#${number}`, phone: '\u202a+965 5000 1234\u202c' },
      { number: number.replace('-', '\u2011'), email: 'fahad@dana.example' },
      { number: number.replace('-', ''), email: 'fahad@dana.example' },
    ]) {
      const { data } = trackOrderAnswerSchema.parse((await track(body)).body);
      expect(data).toMatchObject({ id, number, status: 'placed', items_count: 1 });
      expect(data).not.toHaveProperty('address');
      expect(data).not.toHaveProperty('contact');
    }
  });

  it('says the same of a wrong number, a wrong e-mail and a wrong phone', async () => {
    const { number } = await placeOrder();
    const answers = [
      await track({ number: 'DN-1', email: 'fahad@dana.example' }),
      await track({ number, email: 'other@dana.example' }),
      await track({ number, phone: '60001234' }),
      await track({ number, email: 'fahad@dana.example', phone: '60001234' }),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await track({ number })).body.errors).toHaveProperty('email');
  });

  it('opens an account’s order for its owner only', async () => {
    const { token } = await register(call);
    const { id, number } = await placeOrder(token);
    const body = { number, email: 'fahad@dana.example' };
    expect((await track(body)).body.data.id).toBeNull();
    expect((await call('POST', '/orders/track', { body, token })).body.data.id).toBe(id);
  });
});

describe('the default address', () => {
  it('is one of them, whichever is chosen or removed', async () => {
    const { token } = await register(call);
    const add = async (town: string) =>
      (
        await call('POST', '/addresses', {
          token,
          body: { country_id: 1, city_id: 2, town, address: 'Street 1' },
        })
      ).body.data.id as string;
    const [first, second] = [await add('Block 1'), await add('Block 2')];
    const list = async () =>
      (await call('GET', '/addresses', { token })).body.data.map(
        (row: { id: string; is_default: boolean }) => [row.id, row.is_default],
      );
    expect(await list()).toEqual([
      [first, true],
      [second, false],
    ]);
    const chosen = await call('POST', `/addresses/${second}/default`, { token });
    expect(chosen.body.data).toMatchObject({ id: second, is_default: true });
    expect(await list()).toEqual([
      [second, true],
      [first, false],
    ]);
    await call('DELETE', `/addresses/${second}`, { token });
    expect(await list()).toEqual([[first, true]]);
    const stranger = await register(call);
    expect((await call('POST', `/addresses/${first}/default`, { token: stranger.token })).status).toBe(404);
  });
});
