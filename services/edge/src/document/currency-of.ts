import { defaultCurrency } from '../cache/page-to-keep.ts';
import type { Cookies } from '../http/cookies.ts';

/** The currency of the cookie, else the shop's own. Whether the shop has it is the API's to say. */
export function currencyOf(cookies: Cookies): string {
  const chosen = cookies.currency;
  return chosen !== undefined && /^[A-Z]{3}$/.test(chosen) ? chosen : defaultCurrency;
}
