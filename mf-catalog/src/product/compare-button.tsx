import { newRequestId, useBus } from '@dana/runtime';
import { IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import { useIsListed } from './use-is-listed.ts';

/** Puts a product beside others, or takes it away from there; stands in the product's toolbar, which names it. */
export function CompareButton({ product, ...look }: { product: ProductView } & ActionLook) {
  const { t } = useTranslation('catalog');
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

/** Whether a product is being compared, and a request to change that. On the server nothing is. */
function useCompareMark({ id, slug, name }: ProductView) {
  const bus = useBus();
  return {
    isCompared: useIsListed('compare.changed', id),
    toggle: () =>
      bus.publish({
        type: 'compare.toggleRequested',
        requestId: newRequestId(),
        productId: id,
        slug,
        title: name,
      }),
  };
}
