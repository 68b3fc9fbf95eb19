import { defaultCurrency } from '../cache/page-to-keep.ts';

/** The currency of the cookie, else the shop's own. Whether the shop has it is the API's to say. */
export function currencyOf(cookies: Map<string, string>): string {
  const wish = cookies.get('currency');
  return wish !== undefined && /^[A-Z]{3}$/.test(wish) ? wish : defaultCurrency;
}
