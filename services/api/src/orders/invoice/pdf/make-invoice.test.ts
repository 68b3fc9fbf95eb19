import { expect, it } from 'vitest';
import { makeInvoice } from './make-invoice.ts';

const content = {
  ...({
    lang: 'en',
    title: 'Invoice',
    shop: 'A shop',
    shopLines: [],
    fullTitle: 'Invoice DN-1',
    pageOf: '',
  } as const),
  ...{
    facts: [{ name: 'Order', value: 'DN-1' }],
    parties: [{ name: 'Delivery', lines: [] }],
    rows: [],
    shopLines: [],
  },
  ...{ columns: { item: 'Item', units: 'Units', price: 'Price', amount: 'Amount' }, sums: [] },
};

it('one that takes too long fails, and the next is made all the same', { timeout: 60_000 }, async () => {
  const late = [makeInvoice(content, 1), makeInvoice(content, 1)];
  for (const each of await Promise.allSettled(late)) expect(each.status).toBe('rejected');
  expect(
    Buffer.from(await makeInvoice(content))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
