import type { ShopEventOf } from '@dana/contracts/events';
import { discountPercent } from '@dana/commerce/discount-percent';
import { Picture, Skeleton } from '@dana/ui';
import { OfferPrice } from '#features/summary/offer-line.tsx';
import css from './quick-view.module.css';

type QuickViewPendingProps = { preview: ShopEventOf<'product.quickViewRequested'>['preview'] };

/** What the list knew already; the rest is on its way. */
export function QuickViewPending({ preview }: QuickViewPendingProps) {
  const { title, picture, price, oldPrice = null } = preview ?? {};
  return (
    <div className={css.columns} aria-busy="true">
      {picture ? <Picture src={picture} alt="" sizes="30rem" /> : <Skeleton shape="picture" />}
      <div className={css.details}>
        {title ? (
          <p className={css.name}>
            <bdi>{title}</bdi>
          </p>
        ) : (
          <Skeleton shape="title" width="wide" />
        )}
        {price !== undefined && (
          <OfferPrice offer={{ price, oldPrice, discountPercent: discountPercent(price, oldPrice) }} />
        )}
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton width="wide" />
        <Skeleton shape="control" width="full" />
      </div>
    </div>
  );
}
