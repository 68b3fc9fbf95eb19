import { IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import { useQuickView } from './use-quick-view.ts';

/** Opens the product over the page; stands in the product's toolbar, which names it. */
export function QuickViewButton({ product, ...look }: { product: ProductView } & ActionLook) {
  const { t } = useTranslation('catalog');
  return (
    <IconButton
      {...look}
      icon="eye"
      look="raised"
      tooltip="none"
      label={t('card.quickView')}
      aria-haspopup="dialog"
      onClick={useQuickView(product)}
    />
  );
}
