import type { ChildCategory } from '@dana/contracts/api/category';
import { paths } from '@dana/contracts/paths';
import { Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './category-cards.module.css';

/** The categories of a department as large pictures, three in a row. */
export function CategoryCards({ categories }: { categories: readonly ChildCategory[] }) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={css.cards}>
      {categories.map(({ id, slug, name, image }) => (
        <li key={id} className={css.card}>
          {image && (
            <Picture
              src={image.full_url}
              alt=""
              sizes="(width >= 62rem) 30vw, 46vw"
              ratio="portrait"
              className={css.picture}
            />
          )}
          <div className={css.words}>
            <h3 className={css.name}>
              <Link to={paths.category(slug)} className={css.link}>
                {name}
              </Link>
            </h3>
            <p className={css.action} aria-hidden="true">
              <span>{t('categories.shopNow')}</span>
              <Icon name="arrow-end" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
