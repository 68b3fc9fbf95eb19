import { classNames } from '@dana/ui';
import { Toolbar } from '@dana/ui/toolbar';
import { useTranslation } from 'react-i18next';
import css from './card-rail.module.css';
import { CompareButton } from './compare-button.tsx';
import type { ProductView } from './product-view.ts';
import { QuickViewButton } from './quick-view-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

type CardRailProps = { product: ProductView; className?: string | undefined };

/**
 * What can be done with a product on its picture: the heart for everyone; comparing and the quick view for pointers that hover
 * and for the keyboard, which meets them as one. It stands in the `article` that is the card.
 */
export function CardRail({ product, className }: CardRailProps) {
  const { t } = useTranslation('catalog');
  const more = classNames(css.action, css.more);
  return (
    <Toolbar label={product.name} className={classNames(css.rail, className)}>
      <WishlistButton product={product} className={css.action} data-tip={t('card.wishlist')} />
      <CompareButton product={product} tabIndex={-1} className={more} data-tip={t('card.compare')} />
      <QuickViewButton product={product} tabIndex={-1} className={more} data-tip={t('card.quickView')} />
    </Toolbar>
  );
}
