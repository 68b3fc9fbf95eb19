import type { Product } from '@dana/contracts/api/product';
import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import { IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './list-button.module.css';

type ListButtonProps = {
  list: 'wishlist' | 'compare';
  product: Pick<Product, 'id' | 'slug' | 'name' | 'price'>;
};

/** The mark of the wishlist or of the comparison. Whether it is set comes from the list's owner; the server does not know. */
export function ListButton({ list, product }: ListButtonProps) {
  const { t } = useTranslation('product');
  const bus = useBus();
  const states = { wishlist: useStateTopic('wishlist.changed'), compare: useStateTopic('compare.changed') };
  const isListed = states[list]?.productIds.some((id) => String(id) === product.id) ?? false;
  const toggle = () => {
    const mark = {
      requestId: newRequestId(),
      productId: product.id,
      slug: product.slug,
      title: product.name,
    };
    bus.publish(
      list === 'wishlist'
        ? { type: 'wishlist.toggleRequested', ...mark, price: product.price, isWanted: !isListed }
        : { type: 'compare.toggleRequested', ...mark },
    );
  };
  return (
    <IconButton
      icon={list === 'wishlist' ? 'heart' : 'compare'}
      look="outline"
      label={list === 'wishlist' ? t('wishlist.toggle') : t('compare.toggle')}
      tooltip="above"
      className={css[list]}
      aria-pressed={isListed}
      filled={list === 'wishlist' && isListed}
      onClick={toggle}
    />
  );
}
