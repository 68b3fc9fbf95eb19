import type { Brand } from '@dana/contracts/api/brand';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './brand-row.module.css';

/** The marks of the makers, each leading to what they make. */
export function BrandRow({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTexts('catalog');
  return (
    <nav aria-label={t('filters.brands')} className={css.scroll}>
      <ul className={css.row}>
        {brands.map(({ id, slug, name, logo }) => (
          <li key={id} className={css.item}>
            <Link to={paths.brand(slug)} className={css.link}>
              {logo ? (
                <Picture
                  src={logo.full_url}
                  alt={name}
                  sizes="10rem"
                  ratio="natural"
                  ground="none"
                  className={css.mark}
                />
              ) : (
                name
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
