import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import { formatMoney, moneyInWords } from './format-money.ts';
import { formatDate, formatList } from './format.ts';
import { formatRange } from './format-range.ts';

describe('money', () => {
  it('shows dinars with three decimals and grouping, whatever the language', () => {
    expect(formatMoney(1234.5, 'KWD')).toBe('KWD\u00a01,234.500');
    expect(formatMoney(0.25, 'KWD')).toBe('KWD\u00a00.250');
    expect(formatMoney(9.9, 'USD')).toBe('USD\u00a09.90');
    expect(formatMoney(9.9, 'JOD')).toBe('JOD\u00a09.900');
  });

  it('has no place where a line may break, in a sentence either', () => {
    expect(formatMoney(245, 'KWD')).not.toContain(' ');
  });

  it('is read aloud as words with Latin digits', () => {
    expect(moneyInWords(12.5, 'KWD', 'en')).toBe('12.500 Kuwaiti dinars');
    expect(moneyInWords(12.5, 'KWD', 'ar')).toMatch(/^12\.500\s.*دينار كويتي$/);
  });
});

describe('dates and lists', () => {
  it('writes a Kuwaiti day in both languages with Latin digits', () => {
    expect(formatDate('2026-03-03T22:00:00Z', 'en')).toBe('4 March 2026');
    expect(formatDate('2026-03-03T22:00:00Z', 'ar')).toBe('4 مارس 2026');
  });

  it('names month and year of two days once', () => {
    const [first, second, later] = ['2026-11-24', '2026-11-25', '2026-12-01'] as const;
    expect(formatRange(first, second, 'en')).toBe('24–25 November 2026');
    expect(formatRange(first, second, 'ar')).toBe('24–25 نوفمبر 2026');
    expect(formatRange(second, second, 'en')).toBe('25 November 2026');
    expect(formatRange(second, later, 'en')).toMatch(/^25 November ?– ?1 December 2026$/);
  });

  it('joins colours as each language does', () => {
    expect(formatList(['أحمر', 'أزرق', 'أخضر'], 'ar')).toBe('أحمر وأزرق وأخضر');
  });
});

describe('texts', () => {
  const bundle = {
    items_zero: 'لا توجد منتجات',
    items_one: 'منتج واحد',
    items_two: 'منتجان',
    items_few: '{{count}} منتجات',
    items_many: '{{count}} منتجًا',
    items_other: '{{count}} منتج',
    added: 'أضيف {{title}}',
  };
  const texts = createTexts('ar', { shell: bundle });

  it.each([
    [0, 'لا توجد منتجات'],
    [1, 'منتج واحد'],
    [2, 'منتجان'],
    [3, '3 منتجات'],
    [11, '11 منتجًا'],
    [100, '100 منتج'],
    [103, '103 منتجات'],
    [1.5, '1.5 منتج'],
  ])('counts %d the Arabic way', (count, sentence) => {
    expect(texts.t('items', { ns: 'shell', count })).toBe(sentence);
  });

  it('isolates an inserted name so that it cannot shuffle the sentence', () => {
    expect(texts.t('added', { ns: 'shell', title: 'Mirqab X2' })).toBe('أضيف ⁨Mirqab X2⁩');
  });

  it('lets a range of numbers run the way its sentence runs', () => {
    expect(texts.t('added', { ns: 'shell', title: '2–3' })).toBe('أضيف 2–3');
  });
});
