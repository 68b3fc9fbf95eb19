import { currencyDecimals } from '@dana/contracts/currency-decimals';

/** A way to pay in months. `min_amount` in major units: from which order total on it is offered. */
type Plan = { months: number; fees_percent: number; min_amount: number };

/**
 * The longest plan without fees for a price, and what is paid a month: rounded down, as the checkout does, whose last
 * payment takes what is left. Null where no such plan is offered for an order of this price alone.
 * @param price – in major units of `currency`, an ISO 4217 code.
 */
export function feeFreePlan(
  plans: readonly Plan[],
  price: number,
  currency: string,
): { months: number; monthly: number } | null {
  const [longest] = plans
    .filter(({ months, fees_percent, min_amount }) => months > 1 && fees_percent === 0 && price >= min_amount)
    .sort((one, other) => other.months - one.months);
  if (!longest) return null;
  const minorUnits = 10 ** currencyDecimals(currency);
  const monthlyMinor = Math.floor(Math.round(price * minorUnits) / longest.months);
  return { months: longest.months, monthly: monthlyMinor / minorUnits };
}
