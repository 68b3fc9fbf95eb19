import { writeChoice } from '../parts/write-choice.ts';

/**
 * Changes the currency of all prices. A document load of this very address: page, query and cart stay, and every price
 * is asked for again.
 */
export function chooseCurrency(code: string): void {
  writeChoice('currency', code);
  location.reload();
}
