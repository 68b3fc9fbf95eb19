import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Link } from 'react-router-dom';
import { BrandMark } from '../parts/brand-mark.tsx';
import css from './header.module.css';

/** The shop's name in the header, which leads home. */
export function HomeLink() {
  const { t } = useTexts('shell');
  const { name } = shopOf(useShell().api);
  return (
    <Link discover="none" to="/" className={css.brand} aria-label={t('header.home', { shop: name })}>
      <BrandMark />
    </Link>
  );
}
