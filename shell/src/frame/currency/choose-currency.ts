import { keepCookie } from '@dana/runtime/cookies';

/**
 * Changes the currency of all prices. A document load of this very address: page, query and cart stay, and every price
 * is asked for again.
 */
export function chooseCurrency(code: string): void {
  keepCookie('currency', code);
  location.reload();
}
