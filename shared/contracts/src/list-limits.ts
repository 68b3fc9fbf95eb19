import { plainNumber } from './digits.ts';

/** The last page that can be asked for: what addresses are read to and what the API takes. */
export const listPageMax = 1_000_000;

/** Beyond any price in any currency of ours, and far from where numbers are written with an exponent. Major units. */
export const listPriceMax = 1_000_000_000;

/** The page that an address names, from 1, in digits of any script; beyond the last possible one it is that, and anything else the first. */
export function listPageOf(text: string | null): number {
  const digits = plainNumber(text ?? '');
  const page = /^\d+$/.test(digits) ? Number(digits) : 0;
  return page >= 1 ? Math.min(page, listPageMax) : 1;
}

/** The price that an address names; undefined for anything else. Unit: major units. */
export function listPriceOf(text: string | null): number | undefined {
  const digits = plainNumber(text ?? '');
  return /^\d+(\.\d+)?$/.test(digits) ? Math.min(Number(digits), listPriceMax) : undefined;
}
