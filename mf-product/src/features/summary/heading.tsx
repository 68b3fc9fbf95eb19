import { paths } from '@dana/contracts/paths';
import { Stars } from '@dana/ui';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './heading.module.css';

type Rating = { average: number; count: number };
type HeadingProps = {
  product: {
    name: string;
    text_lang?: string | null | undefined;
    categories: readonly { name: string; slug: string }[];
  };
  rating: Rating;
  /** The reviews on the same page; without them the rating is no link. */
  reviews?: { id: string } | undefined;
  /** The name is the title of the page. By default it is where the reviews are. */
  isTitle?: boolean;
};

/** First category, name and rating. */
export function Heading({ product, rating, reviews, isTitle = reviews !== undefined }: HeadingProps) {
  const { search } = useLocation();
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
      {isTitle ? <h1 tabIndex={-1}>{name}</h1> : <h3 className={css.name}>{name}</h3>}
      {rating.count > 0 &&
        (reviews ? (
          <Link to={{ search, hash: reviews.id }} className={css.rating}>
            <RatingLine rating={rating} />
          </Link>
        ) : (
          <p className={css.rating}>
            <RatingLine rating={rating} />
          </p>
        ))}
    </div>
  );
}

function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const { t } = useTranslation('product');
  const value = average.toFixed(1);
  return (
    <>
      <Stars value={average} label={t('rating.stars', { value })} />
      <bdi dir="ltr" translate="no" aria-hidden="true" className={css.average}>
        {value}
      </bdi>
      <span className={css.count}>{t('rating.count', { count })}</span>
    </>
  );
}
