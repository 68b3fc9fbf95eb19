import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { move, staffToken } from '../../testing/staff.ts';
import { shopOfSuite } from '../../testing/shop-of-suite.ts';
import { register } from '../../testing/test-caller.ts';

const { api, call, clock, order, visit } = shopOfSuite();

const orderOf = async (id: string, lang: 'en' | 'ar' = 'en') =>
  (await call('GET', `/orders/${id}`, { lang })).body.data;
const open = (path: string) => api.fetch(new Request(`http://api.test${path}`));
const bytesOf = async (path: string) => new Uint8Array(await (await open(path)).arrayBuffer());

/** All text of a file as a reader finds it: words in their order, one letter for lam and alef taken apart. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true });
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}

it.each(['en', 'ar'] as const)('an invoice says what was bought and for how much, in %s', async (lang) => {
  const { id } = await order({ form: { promo_code: 'DANA10' } });
  const { invoice, number, items, total } = await orderOf(id, lang);
  const { status, text, headers } = await visit(invoice.page);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
  for (const part of [number, items[0].name, `KWD ${total.toFixed(3)}`, 'Al Mutairi'])
    expect(text).toContain(part);
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
  expect(text).not.toContain('<script');

  const file = await open(invoice.pdf);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
    'cache-control': 'no-store',
  });
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const title = lang === 'ar' ? `فاتورة ${number} · دانة` : `Invoice ${number} · Dana`;
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: lang, Title: title });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree).toMatch(/"H1".*"Table".*"TR".*"TH".*"TD"/);
});

it.each(['en', 'ar'] as const)(
  'its file says what the page says, sum by sum, also of what went back, in %s',
  async (lang) => {
    const { id } = await order({ quantity: 3, form: { promo_code: 'DANA10' } });
    await move(call, await staffToken(api), id, ['confirm', 'pack', 'ship', 'deliver', 'refund']);
    const { invoice, number, items, total, refunded } = await orderOf(id, lang);
    expect(refunded).toBeGreaterThan(0);
    const text = await textOf(await bytesOf(invoice.pdf));
    const amounts = (of: string) => of.match(/KWD -?[\d.]+/g);
    expect(amounts(text)).toEqual(amounts((await visit(invoice.page)).text));
    for (const part of [`KWD ${total.toFixed(3)}`, `KWD -${refunded.toFixed(3)}`])
      expect(amounts(text)).toContain(part);
    for (const part of [number, items[0].name, items[0].sku]) expect(text).toContain(part);
  },
);

it('opens by its own link alone, and for a day', async () => {
  const [{ id }, { id: other }] = [await order(), await order()];
  const { invoice } = await orderOf(id);
  for (const path of [invoice.page, invoice.pdf]) {
    const dated = path.replace(/expires=\d+/, 'expires=9999999999');
    for (const wrong of [path.replace(id, other), dated, path.replace(/&signature=.*/, '')])
      expect((await open(wrong)).status).toBe(404);
  }
  clock.aheadMs += 26 * 60 * 60 * 1000;
  expect((await open(invoice.page)).status).toBe(404);
  expect((await open((await orderOf(id)).invoice.page)).status).toBe(200);
});

it('is linked from the order and from the list of an account’s orders, where something was bought', async () => {
  const { token } = await register(call);
  const [{ id }, { id: unpaid }] = [await order({ token }), await order({ token, method: 4 })];
  const { data } = (await call('GET', '/orders', { token })).body;
  const invoiceOf = (of: string) => data.find((each: { id: string }) => each.id === of).invoice;
  expect((await open(invoiceOf(id).pdf)).status).toBe(200);
  expect(invoiceOf(unpaid)).toBeNull();
  const { id: ended } = await order();
  await call('POST', `/orders/${ended}/cancel`);
  expect((await orderOf(ended)).invoice).toBeNull();
});

it('where too many are asked for at once, the rest are told to come back, and led to the page', {
  timeout: 60_000,
}, async () => {
  const { pdf, page } = (await orderOf((await order()).id, 'ar')).invoice;
  const answers = await Promise.all(Array.from({ length: 30 }, () => open(pdf)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect(await refused[0]?.text()).toContain(page.replaceAll('&', '&#38;'));
});
