import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { move, placeTestOrder, staffToken } from '../../testing/staff.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { type Call, callerOf, register } from '../../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

const open = (path: string) => api.fetch(new Request(`http://api.test${path}`));
const orderOf = async (id: string, lang: 'en' | 'ar') =>
  (await call('GET', `/orders/${id}`, { lang })).body.data;
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** All text of a file as a reader finds it: words in their order, one letter for lam and alef taken apart. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true });
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}

it.each(['en', 'ar'] as const)('an invoice comes as a file that names its order, in %s', async (lang) => {
  const { id } = await placeTestOrder(call);
  const { number, invoice } = await orderOf(id, lang);
  const answer = await open(invoice.pdf);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${number}.pdf"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const pdf = await getDocumentProxy(await bytesOf(answer));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Language: lang,
    Title: `${lang === 'ar' ? 'فاتورة' : 'Invoice'} ${number} · ${lang === 'ar' ? 'دانة' : 'Dana'}`,
  });
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toMatch(
    /"H1".*"Table".*"TR".*"TH".*"TD"/,
  );
});

it.each(['en', 'ar'] as const)(
  'it says what the page says, sum by sum, also of what went back, in %s',
  async (lang) => {
    const { id } = await placeTestOrder(call, { promo: 'DANA10', quantity: 3 });
    const token = await staffToken(api);
    await move(call, token, id, ['confirm', 'pack', 'ship', 'deliver', 'refund']);
    const order = await orderOf(id, lang);
    expect(order.refunded).toBeGreaterThan(0);
    const text = await textOf(await bytesOf(await open(order.invoice.pdf)));
    const page = await (await open(order.invoice.page)).text();
    const amounts = (of: string) => of.match(/KWD -?[\d.]+/g);
    expect(amounts(text)).toEqual(amounts(page));
    expect(amounts(text)).toContain(`KWD ${order.total.toFixed(3)}`);
    expect(amounts(text)).toContain(`KWD -${order.refunded.toFixed(3)}`);
    expect(text).toContain(order.number);
    expect(text).toContain(order.items[0].name);
    expect(text).toContain(order.items[0].sku);
  },
);

it('opens by its own link alone', async () => {
  const { id } = await placeTestOrder(call);
  const { pdf } = (await orderOf(id, 'en')).invoice;
  const wrong = [pdf.replace(/&signature=.*/, ''), pdf.replace(/expires=\d+/, 'expires=9999999999')];
  for (const path of wrong) expect((await open(path)).status).toBe(404);
});

it('is linked from the list of an account’s orders, where something was bought', async () => {
  const { token } = await register(call);
  const { id } = await placeTestOrder(call, { token });
  const { id: unpaid } = await placeTestOrder(call, { token, method: 4 });
  const { data } = (await call('GET', '/orders', { token })).body;
  const invoiceOf = (of: string) => data.find((order: { id: string }) => order.id === of).invoice;
  expect((await open(invoiceOf(id).pdf)).status).toBe(200);
  expect(invoiceOf(unpaid)).toBeNull();
});

it('where too many are asked for at once, the rest are told to come back, and led to the page', {
  timeout: 60_000,
}, async () => {
  const { id } = await placeTestOrder(call);
  const { pdf, page } = (await orderOf(id, 'ar')).invoice;
  const answers = await Promise.all(Array.from({ length: 30 }, () => open(pdf)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect(await refused[0]?.text()).toContain(page.replaceAll('&', '&#38;'));
});
