import { Skeleton } from '@dana/ui';
import css from './product-card-skeleton.module.css';

/** The boxes of a product card before there is a product. */
export function ProductCardSkeleton() {
  return (
    <div className={css.card}>
      <Skeleton shape="picture" />
      <div>
        <Skeleton width="third" />
        <Skeleton width="wide" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </div>
  );
}
