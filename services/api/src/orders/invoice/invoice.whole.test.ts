import { expect, it } from 'vitest';
import { apiOfSuite } from '../../testing/api-of-suite.ts';
import { placeTestOrder } from '../../testing/staff.ts';
import { callerOf } from '../../testing/test-caller.ts';

const api = apiOfSuite(() => ({ now: () => new Date(nowMs) }));
const call = callerOf(api);
let nowMs = Date.now();

const open = async (path: string) => {
  const answer = await api.fetch(new Request(`http://api.test${path}`));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const orderOf = async (id: string, lang: 'en' | 'ar' = 'en') =>
  (await call('GET', `/orders/${id}`, { lang })).body.data;

it.each(['en', 'ar'] as const)('an invoice says what was bought and for how much, in %s', async (lang) => {
  const { id } = await placeTestOrder(call, { promo: 'DANA10' });
  const order = await orderOf(id, lang);
  const { status, text, headers } = await open(order.invoice.page);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
  for (const part of [order.number, order.items[0].name, `KWD ${order.total.toFixed(3)}`, 'Al Mutairi'])
    expect(text).toContain(part);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toContain('<script');
});

it('opens by its own link alone, and for a day', async () => {
  const { id } = await placeTestOrder(call);
  const { id: other } = await placeTestOrder(call);
  const { page } = (await orderOf(id)).invoice;
  const wrong = [
    page.replace(id, other),
    page.replace(/expires=\d+/, 'expires=9999999999'),
    page.replace(/&signature=.*/, ''),
  ];
  for (const path of wrong) expect((await open(path)).status).toBe(404);
  nowMs += 26 * 60 * 60 * 1000;
  expect((await open(page)).status).toBe(404);
  expect((await open((await orderOf(id)).invoice.page)).status).toBe(200);
});

it('there is none of what was not bought', async () => {
  const { id } = await placeTestOrder(call, { method: 4 });
  expect((await orderOf(id)).invoice).toBeNull();
  const { id: ended } = await placeTestOrder(call);
  await call('POST', `/orders/${ended}/cancel`);
  expect((await orderOf(ended)).invoice).toBeNull();
});
