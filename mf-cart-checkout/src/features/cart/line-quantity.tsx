import { QuantityStepper } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { itemFacts } from '@dana/commerce/item/item-facts';
import { useTranslation } from 'react-i18next';
import { largestQuantity } from './cart-limits.ts';
import type { CartLine } from './cart-view.ts';
import { useLine } from './use-line.ts';
import { useQuantityAnswer } from './use-quantity-answer.ts';

/** The stepper of a line and its answer. It is never locked: clicks in a row are gathered by the engine. */
export function LineQuantity({ line, size = 'small' }: { line: CartLine; size?: 'small' | 'medium' }) {
  const { t } = useTranslation('cart-checkout');
  const { change } = useLine(line);
  const answer = useQuantityAnswer(line);
  const { name: title } = itemFacts(line.item);
  const { limits, quantity } = line;
  const largest = largestQuantity(limits);
  const ask = (asked: number | undefined): void => {
    if (change(asked)) answer.expect();
  };
  return (
    <>
      <QuantityStepper
        size={size}
        value={quantity}
        onChange={ask}
        // The buttons stop at the limits; what is asked for beyond them is answered in words.
        onTyped={ask}
        min={Math.min(quantity, limits.minimum)}
        max={Math.max(largest, 1)}
        disabled={largest === 0}
        labels={{
          field: t('line.quantity', { title }),
          increase: t('line.increase', { title }),
          decrease: t('line.decrease', { title }),
        }}
      />
      <SpokenAnswer words={answer.words} />
    </>
  );
}
