import type { Category, ChildCategory } from '@dana/contracts/api/category';
import { paths } from '@dana/contracts/paths';
import { Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './category-tiles.module.css';

type CategoryTilesProps = { categories: readonly (Category | ChildCategory)[] };

/** Round pictures of categories with how much is in them. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={css.tiles}>
      {categories.map(({ id, slug, name, image, products_count }) => (
        <li key={id} className={css.tile}>
          {image ? (
            <Picture
              src={image.full_url}
              alt=""
              sizes="(width >= 62rem) 13rem, (width >= 48rem) 21vw, 29vw"
              ground="none"
              className={css.round}
            />
          ) : (
            <div className={css.round} />
          )}
          <Link discover="none" to={paths.category(slug)} className={css.name}>
            {name}
          </Link>
          {products_count !== null && (
            <p className={css.count}>{t('home.productCount', { count: products_count })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
