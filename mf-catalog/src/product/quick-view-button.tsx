import { useTexts } from '@dana/i18n';
import { IconButton } from '@dana/ui';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import { useQuickView } from './use-quick-view.ts';

/** Opens the product over the page. */
export function QuickViewButton({ product, ...look }: { product: ProductView } & ActionLook) {
  const { t } = useTexts('catalog');
  return (
    <IconButton
      {...look}
      icon="eye"
      look="raised"
      tooltip="none"
      label={t('card.quickView', { name: product.name })}
      aria-haspopup="dialog"
      onClick={useQuickView(product)}
    />
  );
}
