import { currencyDecimals } from './currency-decimals.ts';

/** From this amount of goods on, standard delivery in Kuwait costs nothing. Unit: dinars. */
export const freeDeliveryFrom = { amount: 30, currency: 'KWD' } as const;

/** The same as text: `KWD 30.000`. */
export function freeDeliveryText(): string {
  const { amount, currency } = freeDeliveryFrom;
  return `${currency} ${amount.toFixed(currencyDecimals(currency))}`;
}
