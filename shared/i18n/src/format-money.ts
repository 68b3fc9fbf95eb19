import { currencyDecimals } from '@dana/contracts/currency-decimals';
import { keptFormats } from './kept-formats.ts';

const amounts = keptFormats(
  (digits: number) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);
const namesIn = keptFormats((locale: 'en' | 'ar') =>
  keptFormats(
    (currency: string) =>
      new Intl.NumberFormat(locale === 'ar' ? 'ar-KW-u-nu-latn' : 'en', {
        style: 'currency',
        currency,
        currencyDisplay: 'name',
        minimumFractionDigits: currencyDecimals(currency),
      }),
  ),
);

/**
 * An amount as the shop shows it, in both languages alike: code, no-break space, Latin digits – `KWD 1,234.500`.
 * Intl's own currency style cannot produce this form (it adds invisible marks in Arabic).
 * @param amount – major units (dinars), as the API gives them.
 */
export function formatMoney(amount: number, currency: string): string {
  return `${currency}\u00a0${formatAmount(amount, currency)}`;
}

/** The same amount for a screen reader: "12.500 Kuwaiti dinars", «12.500 دينار كويتي». */
export const moneyInWords = (amount: number, currency: string, locale: 'en' | 'ar'): string =>
  namesIn(locale)(currency).format(amount);

const formatAmount = (amount: number, currency: string): string =>
  amounts(currencyDecimals(currency)).format(amount);
