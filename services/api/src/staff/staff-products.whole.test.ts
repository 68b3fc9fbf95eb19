import { beforeAll, expect, it } from 'vitest';
import { staffMessages } from './pages/frame.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { staffToken } from '../testing/staff.ts';
import { callerOf, findProduct } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);
const slug = 'safwani-horizon-headphones';
let cookie: string;
let id: number;
beforeAll(async () => {
  cookie = `dana_staff=${await staffToken(api, { name: 'the till', scope: 'catalogue:write' })}`;
  id = (await call('GET', `/products/${slug}`)).body.data.id;
});

const origin = 'http://localhost:8080';
async function send(path: string, form?: Record<string, string>, as = cookie) {
  const answer = await api.fetch(
    new Request(`http://api.test/_products${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { cookie: as, ...(form && { origin }) },
      ...(form && { body: new URLSearchParams(form) }),
    }),
  );
  return { status: answer.status, text: await answer.text() };
}

/** The form of a SKU as its page shows it. */
async function formOf(sku: string): Promise<Record<string, string>> {
  const { text } = await send(`/${id}`);
  const form = text.split('<form').find((part) => part.includes(`name="sku" value="${sku}"`)) ?? '';
  return Object.fromEntries(
    [...form.matchAll(/name="(\w+)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

it('lists what is sold, found by name or SKU, for tokens that may keep the catalogue', async () => {
  const found = await send('?search=horizon+headphones');
  expect([found.status, found.text.includes(`/_products/${id}?lang=en`)]).toEqual([200, true]);
  expect((await send('?search=nothing+like+this')).text).toContain(staffMessages.en.products.none);
  expect((await send('?soon=yes&lang=ar')).text).toContain(staffMessages.ar.products.soldOut);
  const packer = `dana_staff=${await staffToken(api)}`;
  for (const path of ['', `/${id}`]) expect((await send(path, undefined, packer)).status).toBe(401);
  expect((await send('/999999')).status).toBe(404);
});

it('changes stock by what was seen, so that units sold meanwhile stay sold, and says who changed what', async () => {
  const { data } = (await call('GET', `/products/${slug}`)).body;
  const { sku, id: variation } = data.variations[0];
  const before = data.variations[0].current_stock;
  const form = await formOf(sku);
  expect(form).toMatchObject({ sku, seen: String(before), stock: String(before) });
  await api.db
    .updateTable('variations')
    .set({ stock: before - 1 })
    .where('id', '=', variation)
    .execute();
  const changed = await send(`/${id}`, {
    ...form,
    stock: String(before + 5),
    price: '44.500',
    oldPrice: '50',
  });
  expect(changed.status).toBe(303);
  const after = (await call('GET', `/products/${slug}`)).body.data.variations[0];
  expect(after).toMatchObject({ current_stock: before + 4, price: 44.5, old_price: 50 });
  const { text } = await send(`/${id}`);
  expect(text).toContain('the till');
  expect(text).toContain(`from ${before - 1} to ${before + 4}`);
});

it.each([
  ['a stock that is no number', { stock: 'many' }],
  ['an old price that is not higher', { price: '9', oldPrice: '8' }],
  ['a price below nothing', { price: '-1' }],
])('refuses %s, and changes nothing', async (_, wrong) => {
  const { data } = (await call('GET', `/products/${slug}`)).body;
  const form = await formOf(data.variations[1].sku);
  const answer = await send(`/${id}`, { ...form, ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('role="alert"');
  expect((await call('GET', `/products/${slug}`)).body.data).toEqual(data);
});

it('hides a product from the shop and shows it again', async () => {
  const product = await findProduct(call, slug);
  expect((await send(`/${id}/hidden`, { hidden: 'yes' })).status).toBe(303);
  expect((await call('GET', `/products/${slug}`)).body.data.withdrawn).toBe(true);
  const refused = await call('POST', '/carts/add', { body: { ...product, quantity: 1 } });
  expect(refused.status).toBe(422);
  await send(`/${id}/hidden`, { hidden: 'no' });
  expect((await call('GET', `/products/${slug}`)).body.data.withdrawn).toBe(false);
  expect((await call('POST', '/carts/add', { body: { ...product, quantity: 1 } })).status).toBe(200);
});

it('takes no form that comes from another page', async () => {
  const answer = await api.fetch(
    new Request(`http://api.test/_products/${id}/hidden`, {
      method: 'POST',
      headers: { cookie, origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ hidden: 'yes' }),
    }),
  );
  expect(answer.status).toBe(403);
});
