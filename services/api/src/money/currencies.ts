import { defaultCurrencyCode } from '@dana/contracts/api/currency';
import { currencyDecimals } from '@dana/contracts/currency-decimals';
import { listPriceMax } from '@dana/contracts/list-limits';
import { convertMinor, toMajor, toMinor } from '@dana/contracts/money';

/** A currency the shop takes. `rate`: its units for one dinar, six decimals. */
export type Currency = { code: string; rate: string };

/** What prices are kept in. */
export const dinar: Currency = { code: defaultCurrencyCode, rate: '1' };

/** Fils as minor units of the currency. */
export function fromFils(fils: number, currency: Currency): number {
  return convertMinor(fils, dinar.code, currency.code, currency.rate);
}

/** Minor units of one currency as those of another, rounded. */
export function exchange(amountMinor: number, from: Currency, to: Currency): number {
  const manyFils = 1_000_000_000;
  return Math.round((amountMinor * fromFils(manyFils, to)) / fromFils(manyFils, from));
}

/** Fils as the number an answer carries, in the currency. */
export function majorFromFils(fils: number, currency: Currency): number {
  return toMajor(fromFils(fils, currency), currency.code);
}

/**
 * The prices (fils, both ends included) that are shown between two amounts of the currency, as `majorFromFils`
 * shows them: what a list shows and what its price filter keeps are the same. Amounts below 0 or beyond any
 * price of ours count as that end.
 */
export function filsRange(fromMajor: number, upToMajor: number, currency: Currency): [number, number] {
  const [from, to] = [fromMajor, upToMajor].map((major) => {
    const kept = Math.min(Math.max(Number.isNaN(major) ? 0 : major, 0), listPriceMax);
    return toMinor(kept, currency.code);
  }) as [number, number];
  return [leastFils(from, currency), leastFils(to + 1, currency) - 1];
}

/** The lowest price whose amount in the currency is at least this one. */
function leastFils(amountMinor: number, currency: Currency): number {
  const filsPerMinor = 10 ** (3 - currencyDecimals(currency.code)) / Number(currency.rate);
  // Half a coin less is rounded up to it. The division is a hair off at most; the steps below make it exact.
  let fils = Math.max(0, Math.floor((amountMinor - 0.5) * filsPerMinor) - 1);
  while (fromFils(fils, currency) < amountMinor) fils += 1;
  while (fils > 0 && fromFils(fils - 1, currency) >= amountMinor) fils -= 1;
  return fils;
}
