import { formatMoney, moneyInWords } from '@dana/i18n';
import { useShell } from './shell-context.ts';

/** Writes amounts in the shopper's currency: `text` to look at, `words` for a screen reader. Unit: major units. */
export function useMoney(): { text: (amount: number) => string; words: (amount: number) => string } {
  const { currency, locale } = useShell();
  return {
    text: (amount) => formatMoney(amount, currency),
    words: (amount) => moneyInWords(amount, currency, locale),
  };
}
