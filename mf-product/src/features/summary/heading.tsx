import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Stars } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './heading.module.css';

type Rating = { average: number; count: number };
type HeadingProps = {
  product: Product;
  rating: Rating;
  /** The reviews on the same page; without them the rating is no link and the name no page title. */
  reviews?: { id: string; onOpen: () => void } | undefined;
};

/** First category, name and rating. */
export function Heading({ product, rating, reviews }: HeadingProps) {
  const category = product.categories[0];
  const name = <bdi lang={product.text_lang ?? undefined}>{product.name}</bdi>;
  return (
    <div className={css.heading}>
      {category && (
        <Link to={paths.category(category.slug)} className={css.category}>
          {category.name}
        </Link>
      )}
      {/* Isolated and not turned: a name in the other language still begins where the page begins. */}
      {reviews ? <h1 tabIndex={-1}>{name}</h1> : <h3 className={css.name}>{name}</h3>}
      {rating.count > 0 &&
        (reviews ? (
          <a href={`#${reviews.id}`} className={css.rating} onClick={reviews.onOpen}>
            <RatingLine rating={rating} />
          </a>
        ) : (
          <p className={css.rating}>
            <RatingLine rating={rating} />
          </p>
        ))}
    </div>
  );
}

function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const { t } = useTexts('product');
  const value = average.toFixed(1);
  return (
    <>
      <Stars value={average} label={t('rating.stars', { value })} />
      <bdi dir="ltr" aria-hidden="true" className={css.average}>
        {value}
      </bdi>
      <span className={css.count}>{t('rating.count', { count })}</span>
    </>
  );
}
