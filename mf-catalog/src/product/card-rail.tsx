import { useTexts } from '@dana/i18n';
import { classNames } from '@dana/ui';
import css from './card-rail.module.css';
import { CompareButton } from './compare-button.tsx';
import type { ProductView } from './product-view.ts';
import { QuickViewButton } from './quick-view-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

type CardRailProps = { product: ProductView; className?: string | undefined };

/**
 * What can be done with a product on its picture: the heart for everyone; comparing and the quick view for pointers that hover
 * and for the keyboard. It stands in the `article` that is the card.
 */
export function CardRail({ product, className }: CardRailProps) {
  const { t } = useTexts('catalog');
  const more = classNames(css.action, css.more);
  return (
    <div className={classNames(css.rail, className)}>
      <WishlistButton product={product} className={css.action} data-tip={t('card.tip.wishlist')} />
      <CompareButton product={product} className={more} data-tip={t('card.tip.compare')} />
      <QuickViewButton product={product} className={more} data-tip={t('card.tip.quickView')} />
    </div>
  );
}
