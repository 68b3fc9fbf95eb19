import { useTexts } from '@dana/i18n';
import { QuantityStepper } from '@dana/ui';
import { itemFacts } from '#parts/item-facts.ts';
import { largestQuantity } from './cart-limits.ts';
import type { CartLine } from './cart-view.ts';
import { useLine } from './use-line.ts';

/** The stepper of a line. It is never locked: clicks in a row are gathered by the engine. */
export function LineQuantity({ line, size = 'small' }: { line: CartLine; size?: 'small' | 'medium' }) {
  const { t } = useTexts('cart-checkout');
  const { change, type } = useLine(line);
  const { name: title } = itemFacts(line.item);
  const { limits, quantity } = line;
  const largest = largestQuantity(limits);
  return (
    <QuantityStepper
      size={size}
      value={quantity}
      onChange={change}
      // The buttons stop at the limits; what is typed beyond them is answered in words.
      onTyped={type}
      min={Math.min(quantity, limits.minimum)}
      max={Math.max(largest, 1)}
      disabled={largest === 0}
      labels={{
        field: t('line.quantity', { title }),
        increase: t('line.increase', { title }),
        decrease: t('line.decrease', { title }),
      }}
    />
  );
}
