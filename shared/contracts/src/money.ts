import { currencyDecimals } from './currency-decimals.ts';

/** An amount in the smallest unit of its currency (fils for KWD). `currency` is an ISO 4217 code. */
export type Money = { readonly amountMinor: number; readonly currency: string };

const rateScale = 1_000_000n;

/**
 * Turns an amount in major units (12.5 or "12.500") into integer minor units, half away from zero.
 * Throws `RangeError` for text that is not a decimal number or an amount beyond the safe integers.
 */
export function toMinor(amountMajor: number | string, currency: string): number {
  const text = typeof amountMajor === 'number' ? decimalText(amountMajor) : amountMajor.trim();
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || (!match[2] && !match[3])) {
    throw new RangeError(`"${amountMajor}" is not an amount. Give a decimal number such as "12.500".`);
  }
  const decimals = currencyDecimals(currency);
  const fraction = (match[3] ?? '').padEnd(decimals + 1, '0');
  const kept = BigInt(`${match[2]}${fraction.slice(0, decimals)}`);
  const isRoundedUp = fraction.charAt(decimals) >= '5';
  return safe((match[1] ? -1n : 1n) * (isRoundedUp ? kept + 1n : kept));
}

/** Turns integer minor units into the number that answers carry: 12500 fils → 12.5. */
export function toMajor(amountMinor: number, currency: string): number {
  return Number(majorText(amountMinor, currency));
}

/** Minor units as a decimal text with all decimals: 12500 fils → "12.500". For JSON-LD and providers. */
export function majorText(amountMinor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The given percent (0–100, up to 3 decimals) of an amount in minor units, half away from zero. */
export function percentOfMinor(amountMinor: number, percent: number): number {
  const perHundredThousand = BigInt(Math.round(percent * 1000));
  return safe(divideRounded(BigInt(amountMinor) * perHundredThousand, 100_000n));
}

/**
 * Converts minor units of one currency into minor units of another.
 * `rate` is how many units of `to` one unit of `from` buys (6 decimals are kept).
 */
export function convertMinor(amountMinor: number, from: string, to: string, rate: number | string): number {
  if (from === to) return amountMinor;
  const scaledRate = BigInt(Math.round(Number(rate) * Number(rateScale)));
  const shift = currencyDecimals(to) - currencyDecimals(from);
  const numerator = BigInt(amountMinor) * scaledRate * 10n ** BigInt(Math.max(shift, 0));
  return safe(divideRounded(numerator, rateScale * 10n ** BigInt(Math.max(-shift, 0))));
}

function divideRounded(numerator: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return numerator < 0n ? -((-numerator + half) / divisor) : (numerator + half) / divisor;
}

// Small and large numbers print as 1e-7 or 1e21; amounts are neither.
function decimalText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}

function safe(value: bigint): number {
  const asNumber = Number(value);
  if (!Number.isSafeInteger(asNumber)) throw new RangeError(`The amount ${value} is too large to be exact.`);
  return asNumber;
}
