import { expect, it } from 'vitest';
import { presentPackage, presentPaymentMethod } from './ways-to-pay.ts';

const threeMonths = {
  id: 7,
  name: { ar: 'ثلاثة أشهر', en: 'Three months' },
  months: 3,
  fees_percent: 4.5,
  min_minor: 50_000,
};
const dinar = { code: 'KWD', rate: '1' };
const dollar = { code: 'USD', rate: '3.250000' };

it('a package says what each month costs, with the fees, in the currency of the cart', () => {
  // 100.000 and 4.500 fees are 104.500, and a third of that 34.8333…
  expect(presentPackage(threeMonths, 100_000, { lang: 'en', currency: dinar })).toEqual({
    id: 7,
    name: 'Three months',
    months: 3,
    fees_percent: 4.5,
    min_amount: 50,
    monthly_amount: 34.833,
    last_amount: 34.834,
    fees: 4.5,
    total: 104.5,
  });
  expect(presentPackage(threeMonths, 32_600, { lang: 'en', currency: dollar })).toMatchObject({
    min_amount: 162.5,
    monthly_amount: 113.55,
    last_amount: 113.57,
    fees: 14.67,
    total: 340.67,
  });
});

it('a package has no amounts where there is no cart', () => {
  expect(presentPackage(threeMonths, null, { lang: 'ar', currency: dinar })).toEqual({
    id: 7,
    name: 'ثلاثة أشهر',
    months: 3,
    fees_percent: 4.5,
    min_amount: 50,
    monthly_amount: null,
    last_amount: null,
    fees: null,
    total: null,
  });
});

it('a way to pay is named in the language that was asked for', () => {
  const knet = {
    id: 4,
    code: 'knet',
    name: { ar: 'كي نت', en: 'KNET' },
    description: { ar: 'بطاقة كويتية', en: 'A Kuwaiti card' },
    has_installments: false,
    active: true,
    position: 2,
  };
  const shown = { id: 4, code: 'knet', has_installments: false };
  expect(presentPaymentMethod(knet, 'en')).toEqual({ ...shown, name: 'KNET', description: 'A Kuwaiti card' });
  expect(presentPaymentMethod(knet, 'ar')).toEqual({ ...shown, name: 'كي نت', description: 'بطاقة كويتية' });
});
