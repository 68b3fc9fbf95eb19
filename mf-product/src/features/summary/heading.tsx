import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Stars } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './heading.module.css';

type HeadingProps = {
  product: Product;
  rating: { average: number; count: number };
  reviewsId: string;
  onReviews: () => void;
};

/** First category, name and rating. */
export function Heading({ product, rating, reviewsId, onReviews }: HeadingProps) {
  const { t } = useTexts('product');
  const category = product.categories[0];
  return (
    <div className={css.heading}>
      {category && (
        <Link to={paths.category(category.slug)} className={css.category}>
          {category.name}
        </Link>
      )}
      {/* Isolated and not turned: a name in the other language still begins where the page begins. */}
      <h1 tabIndex={-1}>
        <bdi lang={product.text_lang ?? undefined}>{product.name}</bdi>
      </h1>
      {rating.count > 0 && (
        <a href={`#${reviewsId}`} className={css.rating} onClick={onReviews}>
          <Stars value={rating.average} label={t('rating.stars', { value: rating.average.toFixed(1) })} />
          <bdi dir="ltr" aria-hidden="true" className={css.average}>
            {rating.average.toFixed(1)}
          </bdi>
          <span className={css.count}>{t('rating.count', { count: rating.count })}</span>
        </a>
      )}
    </div>
  );
}
