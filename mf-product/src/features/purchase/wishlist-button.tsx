import type { Product } from '@dana/contracts/api/product';
import { useTexts } from '@dana/i18n';
import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import { IconButton } from '@dana/ui';
import css from './wishlist-button.module.css';

/** The heart. Whether it is filled is told by the owner of the wishlist; the server does not know. */
export function WishlistButton({ product }: { product: Product }) {
  const { t } = useTexts('product');
  const bus = useBus();
  const saved =
    useStateTopic('wishlist.changed')?.productIds.some((id) => String(id) === product.id) ?? false;
  return (
    <IconButton
      icon="heart"
      look="outline"
      label={t('wishlist.toggle')}
      tooltip="above"
      className={css.heart}
      aria-pressed={saved}
      onClick={() =>
        bus.publish({
          type: 'wishlist.toggleRequested',
          requestId: newRequestId(),
          productId: product.id,
          slug: product.slug,
          title: product.name,
        })
      }
    />
  );
}
