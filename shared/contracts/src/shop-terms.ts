import { currencyDecimals } from './currency-decimals.ts';

/** From this amount of goods on, standard delivery in Kuwait costs nothing. Unit: dinars. */
export const freeDeliveryFrom = { amount: 30, currency: 'KWD' } as const;

/** The same as text, on one line: `KWD 30.000`. */
export function freeDeliveryText(): string {
  const { amount, currency } = freeDeliveryFrom;
  return `${currency}\u00a0${amount.toFixed(currencyDecimals(currency))}`;
}
