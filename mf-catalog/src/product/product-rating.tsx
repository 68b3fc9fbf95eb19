import { Stars } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './product-rating.module.css';
import type { ProductView } from './product-view.ts';

/** Stars and how many rated; nothing while nobody did. */
export function ProductRating({ product: { rating, reviewCount } }: { product: ProductView }) {
  const { t } = useTranslation('catalog');
  if (reviewCount === 0) return null;
  const label = t('card.rated', {
    rating: t('card.rating', { rating: rating.toFixed(1) }),
    reviews: t('card.reviewCount', { count: reviewCount }),
  });
  return (
    <span className={css.rating}>
      <Stars value={rating} label={label} size="small" />
      <bdi dir="ltr" translate="no" className={css.count} aria-hidden="true">
        {`(${reviewCount})`}
      </bdi>
    </span>
  );
}
