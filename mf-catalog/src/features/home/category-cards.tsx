import type { ChildCategory } from '@dana/contracts/api/category';
import { paths } from '@dana/contracts/paths';
import { classNames, Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './category-cards.module.css';

type CategoryCardsProps = {
  categories: readonly ChildCategory[];
  /** `large`: three in a row, the name over the picture. `counted`: four, with how much is in them. */
  form: 'large' | 'counted';
};

/** The categories of a department as pictures. */
export function CategoryCards({ categories, form }: CategoryCardsProps) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={classNames(css.cards, css[form])}>
      {categories.map(({ id, slug, name, image, products_count }) => (
        <li key={id} className={css.card}>
          {image && (
            <Picture
              src={image.full_url}
              alt=""
              sizes="(width >= 62rem) 30vw, 46vw"
              ratio={form === 'large' ? 'portrait' : 'square'}
              className={css.picture}
            />
          )}
          <div className={css.words}>
            <h3 className={css.name}>
              <Link to={paths.category(slug)} className={css.link}>
                {name}
              </Link>
            </h3>
            {form === 'counted' && products_count !== null && (
              <p className={css.count}>{t('home.productCount', { count: products_count })}</p>
            )}
            <p className={css.action} aria-hidden="true">
              <span>{t(form === 'large' ? 'categories.shopNow' : 'categories.viewNow')}</span>
              <Icon name="arrow-end" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
