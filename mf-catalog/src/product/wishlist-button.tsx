import { newRequestId, useBus } from '@dana/runtime';
import { IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import { useIsListed } from './use-is-listed.ts';

/** The heart of a product; stands in the product's toolbar, which names it. */
export function WishlistButton({ product, ...look }: { product: ProductView } & ActionLook) {
  const { t } = useTranslation('catalog');
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

/** Whether a product is on the wishlist, and a request to change that. On the server nothing is on it. */
function useWishlistMark({ id, slug, name, price }: ProductView) {
  const bus = useBus();
  const isOnWishlist = useIsListed('wishlist.changed', id);
  return {
    isOnWishlist,
    toggle: () =>
      bus.publish({
        type: 'wishlist.toggleRequested',
        requestId: newRequestId(),
        productId: id,
        slug,
        title: name,
        price,
        isWanted: !isOnWishlist,
      }),
  };
}
