import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { type InvoiceContent, invoiceMessages } from '../invoice-content.ts';
import { makeInvoice } from './make-invoice.ts';
import { writeInvoice } from './write-invoice.ts';

const names = { en: 'Samsung refrigerator (No Frost)', ar: 'ثلاجة Samsung لا تحتاج إلى إذابة الثلج' };

/** What a shop says of itself on paper: address, registration and tax number. */
const own = {
  en: ['Souq Al-Mubarakiya, shop 14, Kuwait', 'CR 99001', 'VAT 300123'],
  ar: ['سوق المباركية، محل 14، الكويت', 'سجل تجاري 99001', 'الرقم الضريبي 300123'],
};

function content(lang: 'en' | 'ar', count: number): InvoiceContent {
  const { title, item, units, price, amount, total, pageOf } = invoiceMessages[lang];
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ name: `${names[lang]} ${number + 1}.`, notes: [`SKU-${number + 1}`], units: '1' },
    ...{ price: '\u2066KWD 1.000\u2069', amount: '\u2066KWD 1.000\u2069' },
  }));
  return {
    ...{ lang, title, fullTitle: `${title} DN-1`, shop: 'Noor & Co', shopLines: own[lang] },
    ...{ rows, pageOf, columns: { item, units, price, amount } },
    facts: [{ name: title, value: 'DN-1' }],
    parties: [{ name: 'Noor & Co', lines: [] }],
    sums: [{ name: total, amount: `\u2066KWD ${count}.000\u2069`, isTotal: true }],
  };
}

/** Spaces do not count: this reader leaves out those between words that run different ways. */
const packed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

async function pagesOf(lang: 'en' | 'ar', count: number): Promise<string[]> {
  const file = await writeInvoice(content(lang, count));
  const { text } = await extractText(new Uint8Array(file));
  return text.map(packed);
}

it.each(['en', 'ar'] as const)(
  'many lines go on on more sheets, each named and headed, in %s',
  async (lang) => {
    const pages = await pagesOf(lang, 40);
    const { item, pageOf, total } = invoiceMessages[lang];
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(packed(item));
      const which = pageOf.replace('{{page}}', String(index + 1)).replace('{{pages}}', String(pages.length));
      expect(page).toContain(packed(which));
    }
    const whole = pages.join('');
    const skus = [...whole.matchAll(/SKU-(\d+?)1KWD/g)].map(([, number]) => Number(number));
    expect(skus).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(whole.split(total)).toHaveLength(2);
    expect(whole).toContain('KWD40.000');
  },
);

it.each(['en', 'ar'] as const)(
  'one line needs one sheet, which is not numbered and says whose invoice it is, in %s',
  async (lang) => {
    const [page, ...more] = await pagesOf(lang, 1);
    expect(more).toEqual([]);
    expect(page).toContain('KWD1.000');
    const first = invoiceMessages[lang].pageOf.replace('{{page}}', '1').replace('{{pages}}', '1');
    expect(page).not.toContain(packed(first));
    const place = lang === 'en' ? 'Souq Al-Mubarakiya' : 'سوق المباركية';
    for (const part of ['99001', '300123', packed(place)]) expect(page).toContain(part);
  },
);

it('Arabic words are found as they are read, also where lam and alef are one shape', async () => {
  const [page] = await pagesOf('ar', 1);
  for (const word of ['ثلاجة', 'لا تحتاج إلى', 'الإجمالي', 'الثلج']) expect(page).toContain(packed(word));
  expect(page?.indexOf('ثلاجة')).toBeLessThan(page?.indexOf('Samsung') ?? 0);
});

it('one that takes too long fails, and the next is made all the same', { timeout: 60_000 }, async () => {
  const late = [makeInvoice(content('en', 1), 1), makeInvoice(content('en', 1), 1)];
  for (const each of await Promise.allSettled(late)) expect(each.status).toBe('rejected');
  const made = Buffer.from(await makeInvoice(content('en', 1)));
  expect(made.subarray(0, 5).toString()).toBe('%PDF-');
});
