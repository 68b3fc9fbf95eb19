import { defaultCurrencyCode } from '@dana/contracts/api/currency';
import { convertMinor, toMajor } from '@dana/contracts/money';
import type { ApiDeps } from '../deps.ts';

/** A currency the shop takes. `rate`: its units for one dinar, six decimals. */
export type Currency = { code: string; rate: string };

const cacheTtlMs = 30_000;
const dinar: Currency = { code: defaultCurrencyCode, rate: '1' };

/** Finds the wished currency among the active ones; the dinar for everything else. */
export function currencyReader({ db, now }: Pick<ApiDeps, 'db' | 'now'>) {
  let active = new Map<string, Currency>();
  let freshUntilMs = 0;
  return async function readCurrency(wished: string | undefined): Promise<Currency> {
    const code = wished?.trim().toUpperCase();
    if (!code || code === dinar.code) return dinar;
    if (now().getTime() >= freshUntilMs) {
      const rows = await db
        .selectFrom('currencies')
        .select(['code', 'rate'])
        .where('active', '=', true)
        .execute();
      active = new Map(rows.map((row) => [row.code, row]));
      freshUntilMs = now().getTime() + cacheTtlMs;
    }
    return active.get(code) ?? dinar;
  };
}

/** Fils as minor units of the currency. */
export function fromFils(fils: number, currency: Currency): number {
  return convertMinor(fils, dinar.code, currency.code, currency.rate);
}

/** Fils as the number an answer carries, in the currency. */
export function majorFromFils(fils: number, currency: Currency): number {
  return toMajor(fromFils(fils, currency), currency.code);
}

/** Minor units of the currency as fils, for filters. Exact for dinars, else to the nearest fils. */
export function toFils(amountMinor: number, currency: Currency): number {
  if (currency.code === dinar.code) return amountMinor;
  return convertMinor(amountMinor, currency.code, dinar.code, 1 / Number(currency.rate));
}
