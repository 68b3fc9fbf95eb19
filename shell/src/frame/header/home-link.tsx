import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../parts/brand-mark.tsx';
import css from './header.module.css';

/** The shop's name in the header, which leads home. */
export function HomeLink() {
  const { t } = useTranslation('shell');
  const { name } = shopOf(useShell().api);
  return (
    <Link discover="none" to="/" className={css.brand} aria-label={t('header.home', { shop: name })}>
      <BrandMark />
    </Link>
  );
}
