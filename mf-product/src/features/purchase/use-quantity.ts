import type { Product } from '@dana/contracts/api/product';
import { useShell } from '@dana/runtime';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  decrement,
  fittedQuantity,
  increment,
  type QuantityChange,
  quantityLimits,
  typedQuantity,
} from './quantity-rules.ts';

export type Quantity = {
  value: number;
  canIncrease: boolean;
  canDecrease: boolean;
  /** Why the last change was not made, or not wholly; stays until the next change. */
  notice: string | undefined;
  /** The quantity that the last press or entry led to; undefined where it was refused, or nothing was asked. */
  answered: number | undefined;
  increase: () => void;
  decrease: () => void;
  type: (text: string) => void;
};

/** The requested number of units of what is chosen; it follows the limits of the variation. */
export function useQuantity(product: Product, stock: number): Quantity {
  const { t } = useTranslation('product');
  const { showToast } = useShell();
  const limits = quantityLimits(product, stock);
  const [requested, setRequested] = useState(limits.minimum);
  const [refusal, setRefusal] = useState<QuantityChange['refusal']>();
  const [answered, setAnswered] = useState<number>();
  const value = fittedQuantity(requested, limits);
  const words = {
    minimum: t('quantity.minimum'),
    maximum: t('quantity.maximum'),
    notWhole: t('quantity.notWhole'),
  };

  const apply = (change: QuantityChange) => {
    setRequested(change.quantity);
    setRefusal(change.refusal);
    setAnswered(change.refusal ? undefined : change.quantity);
    if (change.refusal) showToast({ kind: 'error', text: words[change.refusal] });
  };
  return {
    value,
    canIncrease: !increment(value, limits).refusal,
    canDecrease: !decrement(value, limits).refusal,
    notice: refusal && words[refusal],
    answered,
    increase: () => apply(increment(value, limits)),
    decrease: () => apply(decrement(value, limits)),
    type: (text) => apply(typedQuantity(text, value, limits)),
  };
}
