import { percentOfMinor, toMajor } from '@dana/contracts/money';
import type { Selectable } from 'kysely';
import { type Currency, majorFromFils } from '../money/currencies.ts';
import { localise } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';

type PackageRow = Selectable<Database['installment_packages']>;
type MethodRow = Selectable<Database['payment_methods']>;

/** How an amount is spread over months. All in minor units; the payments sum to `totalMinor` exactly. */
export type Schedule = { feesMinor: number; totalMinor: number; monthlyMinor: number; lastMinor: number };

/** Spreads an amount (minor units) over a package's months; the last payment takes what rounding left. */
export function scheduleOf(row: Pick<PackageRow, 'months' | 'fees_percent'>, amountMinor: number): Schedule {
  const feesMinor = percentOfMinor(amountMinor, row.fees_percent);
  const totalMinor = amountMinor + feesMinor;
  const monthlyMinor = Math.floor(totalMinor / row.months);
  return { feesMinor, totalMinor, monthlyMinor, lastMinor: totalMinor - monthlyMinor * (row.months - 1) };
}

/** A package as answers carry it; `totalMinor` is the cart's total in the currency, null without a cart. */
export function presentPackage(
  row: PackageRow,
  totalMinor: number | null,
  view: { lang: Lang; currency: Currency },
) {
  const { code } = view.currency;
  const schedule = totalMinor === null ? null : scheduleOf(row, totalMinor);
  return {
    id: row.id,
    name: localise(row.name, view.lang),
    months: row.months,
    fees_percent: row.fees_percent,
    min_amount: majorFromFils(row.min_minor, view.currency),
    monthly_amount: schedule && toMajor(schedule.monthlyMinor, code),
    last_amount: schedule && toMajor(schedule.lastMinor, code),
    fees: schedule && toMajor(schedule.feesMinor, code),
    total: schedule && toMajor(schedule.totalMinor, code),
  };
}

/** A payment method as answers carry it. */
export function presentPaymentMethod(row: MethodRow, lang: Lang) {
  return {
    id: row.id,
    code: row.code,
    name: localise(row.name, lang),
    description: localise(row.description, lang),
    has_installments: row.has_installments,
  };
}
