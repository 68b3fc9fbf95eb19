import { paths } from '@dana/contracts/paths';
import { Link } from 'react-router-dom';
import type { NamedBrand } from '#api/brands.queries.ts';
import { BrandMark } from '#brand/brand-mark.tsx';
import { useTranslation } from 'react-i18next';
import css from './brand-row.module.css';

/** The marks of the makers, each leading to what they make. */
export function BrandRow({ brands }: { brands: readonly NamedBrand[] }) {
  const { t } = useTranslation('catalog');
  return (
    <nav aria-label={t('filters.brands')} className={css.scroll}>
      <ul className={css.row}>
        {brands.map((brand) => (
          <li key={brand.id} className={css.item}>
            <Link to={paths.brand(brand.slug)} className={css.link}>
              <BrandMark brand={brand} isStacked />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
