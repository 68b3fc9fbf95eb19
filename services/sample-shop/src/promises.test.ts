import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueDir } from './catalogue-dir.ts';

type Terms = { price: string; freeFrom?: string; minDays: number; maxDays: number };
type Country = { code: string; shipping: ({ method: string } & Partial<Terms>)[]; payments: string[] };
type Page = { content: Record<'en' | 'ar', (string | string[])[]> };

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(catalogueDir, file), 'utf8')) as Content;
const countries = read<Country[]>('countries.json');
const methods = new Map(
  read<(Terms & { code: string })[]>('shipping-methods.json').map((method) => [method.code, method]),
);
const langs = ['en', 'ar'] as const;

/** What a line about a country must name, rate by rate. */
function namedOf({ shipping }: Country, lang: 'en' | 'ar'): string[] {
  return shipping.flatMap((own) => {
    const { price, freeFrom, minDays, maxDays } = own.price ? own : { ...methods.get(own.method) };
    const oneDay = lang === 'en' ? '1 working day' : 'يوم عمل واحد';
    const days =
      minDays === maxDays ? oneDay : lang === 'en' ? `${minDays}–${maxDays}` : `${minDays} إلى ${maxDays}`;
    return [`KWD\u00a0${price}`, days, ...(freeFrom ? [`KWD\u00a0${freeFrom}`] : [])];
  });
}

describe.each(['pages/faq.json', 'pages/shipping.json'])('%s', (file) => {
  it.each(langs)('names the price, days and free delivery of each country as they are, in %s', (lang) => {
    const lines = read<Page>(file).content[lang].find(Array.isArray) as string[];
    expect(lines).toHaveLength(countries.length);
    for (const [index, country] of countries.entries()) {
      const line = lines[index] ?? '';
      for (const named of namedOf(country, lang)) expect(line).toContain(named);
      const amounts = line.match(/KWD\u00a0[\d.]*\d/g);
      expect(amounts).toEqual(namedOf(country, lang).filter((named) => named.startsWith('KWD')));
    }
  });

  it.each(langs)('says from which hour and on which days orders move, in %s', (lang) => {
    const text = read<Page>(file).content[lang].flat().join('\n');
    expect(text).toMatch(
      lang === 'en' ? /before 2 pm .* public holidays/s : /قبل الساعة 2 ظهرًا .*العطل الرسمية/s,
    );
  });
});

describe('the answers about paying', () => {
  it('are true of the countries: all ways in Kuwait, KNET alone elsewhere', () => {
    const all = read<{ code: string }[]>('payment-methods.json').map(({ code }) => code);
    for (const { code, payments } of countries)
      expect(payments.toSorted()).toEqual(code === 'KW' ? all.toSorted() : ['knet']);
  });

  it.each(langs)('name the installment plans with their smallest totals and fees, in %s', (lang) => {
    const text = read<Page>('pages/faq.json').content[lang].flat().join('\n');
    type Plan = { months: number; minimum: string; feesPercent: number };
    for (const { months, minimum, feesPercent } of read<Plan[]>('installment-packages.json')) {
      expect(text).toMatch(
        new RegExp(`${months} (?:months|أشهر|شهرًا)[^,،]*KWD\\u00a0${minimum.replace('.', '\\.')}`),
      );
      if (feesPercent > 0) expect(text).toContain(`${feesPercent}%`);
    }
  });
});
