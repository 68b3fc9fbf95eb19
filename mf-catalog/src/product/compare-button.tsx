import { useTexts } from '@dana/i18n';
import { IconButton } from '@dana/ui';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import { useCompareMark } from './use-compare-mark.ts';

/** Puts a product beside others, or takes it away from there; stands in the product's toolbar, which names it. */
export function CompareButton({ product, ...look }: { product: ProductView } & ActionLook) {
  const { t } = useTexts('catalog');
  const { isCompared, toggle } = useCompareMark(product);
  return (
    <IconButton
      {...look}
      icon="compare"
      look="raised"
      tooltip="none"
      label={t('card.compare')}
      aria-pressed={isCompared}
      filled={false}
      onClick={toggle}
    />
  );
}
