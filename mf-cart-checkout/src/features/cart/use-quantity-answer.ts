import { useMoney } from '@dana/runtime';
import { useEffect, useState } from 'react';
import { itemFacts } from '@dana/commerce/item/item-facts';
import { useTranslation } from 'react-i18next';
import type { CartLine } from './cart-view.ts';

/**
 * What is spoken when somebody asked for another quantity of a line: once, when the server has said what it costs. A burst of
 * presses has one answer; what was refused or waits is answered beside the line, and what changes by itself is not spoken.
 */
export function useQuantityAnswer({ item, quantity, isPending, isQueued, failure }: CartLine) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  /** The quantity before, while an answer is awaited. */
  const [before, setBefore] = useState<number>();
  const [words, setWords] = useState('');
  const { line_total: total } = item;
  const isAnswered = before !== undefined && !isPending && (quantity !== before || failure !== undefined);

  useEffect(() => {
    if (!isAnswered) return;
    setBefore(undefined);
    if (isQueued || failure || total === undefined) return;
    setWords(t('line.answer', { quantity, title: itemFacts(item).name, total: money.text(total) }));
  }, [isAnswered, isQueued, failure, total, quantity, item, t, money]);

  return {
    words,
    /** To be called when another quantity was asked for. */
    expect(): void {
      setBefore(quantity);
      setWords('');
    },
  };
}
