import { useTexts } from '@dana/i18n';
import { Link } from 'react-router-dom';
import css from './footer.module.css';
import { useKnownPages } from '../navigation/known-pages.tsx';
import { footerMenuId, footerMenuLinks } from '../navigation/navigation.ts';

/** The shop's departments once more at the foot of each page; the only menu of a small screen without scripts. */
export function FooterMenu() {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  return (
    <nav id={footerMenuId} tabIndex={-1} aria-label={t('footer.menu')} className={css.menu}>
      <ul className={css.menuList}>
        {footerMenuLinks
          .filter(({ path }) => isKnown(path))
          .map(({ path, text }) => (
            <li key={path}>
              <Link discover="none" to={path} className={css.menuLink}>
                {t(text)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
