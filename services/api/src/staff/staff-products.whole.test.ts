import { beforeAll, expect, it } from 'vitest';
import { staffMessages } from './pages/frame.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { staffToken } from '../testing/staff.ts';
import { findProduct } from '../testing/test-caller.ts';

const { api, call, update, visit } = shopOfSuite();
const slug = 'safwani-horizon-headphones';
const productNow = async () => (await call('GET', `/products/${slug}`)).body.data;
let cookie: string;
let id: number;
beforeAll(async () => {
  cookie = `dana_staff=${await staffToken(api, { name: 'the till', scope: 'catalogue:write' })}`;
  ({ id } = await productNow());
});

const send = (path: string, form?: Record<string, string>, as = cookie, origin = 'http://localhost:8080') =>
  visit(`/_products${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { cookie: as, ...(form && { origin }) },
    ...(form && { body: new URLSearchParams(form) }),
  });

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
  const [{ sku, id: variation, current_stock: before }] = (await productNow()).variations;
  const form = await formOf(sku);
  expect(form).toMatchObject({ sku, seen: String(before), stock: String(before) });
  await update('variations', { id: variation }, { stock: before - 1 });
  const change = { stock: String(before + 5), price: '44.500', oldPrice: '50' };
  expect((await send(`/${id}`, { ...form, ...change })).status).toBe(303);
  const [after] = (await productNow()).variations;
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
  const data = await productNow();
  const form = await formOf(data.variations[1].sku);
  const answer = await send(`/${id}`, { ...form, ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('role="alert"');
  expect(await productNow()).toEqual(data);
});

it('hides a product from the shop and shows it again', async () => {
  const product = await findProduct(call, slug);
  expect((await send(`/${id}/hidden`, { hidden: 'yes' })).status).toBe(303);
  expect((await productNow()).withdrawn).toBe(true);
  const refused = await call('POST', '/carts/add', { body: { ...product, quantity: 1 } });
  expect(refused.status).toBe(422);
  await send(`/${id}/hidden`, { hidden: 'no' });
  expect((await productNow()).withdrawn).toBe(false);
  expect((await call('POST', '/carts/add', { body: { ...product, quantity: 1 } })).status).toBe(200);
});

it('takes no form that comes from another page', async () => {
  const { status } = await send(`/${id}/hidden`, { hidden: 'yes' }, cookie, 'https://elsewhere.example');
  expect(status).toBe(403);
});
