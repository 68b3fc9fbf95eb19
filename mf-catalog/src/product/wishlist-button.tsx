import { useTexts } from '@dana/i18n';
import { IconButton } from '@dana/ui';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import { useWishlistMark } from './use-wishlist-mark.ts';

/** The heart of a product; stands in the product's toolbar, which names it. */
export function WishlistButton({ product, ...look }: { product: ProductView } & ActionLook) {
  const { t } = useTexts('catalog');
  const { isOnWishlist, toggle } = useWishlistMark(product);
  return (
    <IconButton
      {...look}
      icon="heart"
      look="raised"
      tooltip="none"
      label={t('card.wishlist')}
      aria-pressed={isOnWishlist}
      onClick={toggle}
    />
  );
}
