import { useTexts } from '@dana/i18n';
import { classNames } from '@dana/ui';
import { NavLink } from 'react-router-dom';
import { useKnownPages } from './known-pages.tsx';
import css from './main-menu.module.css';
import { menuLinks } from './navigation.ts';

/** The menu in the header's row, from 992 px; below that the menu button opens the same links. */
export function MainMenu({ align }: { align: 'start' | 'centre' }) {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  return (
    <nav aria-label={t('menu.label')} className={classNames(css.menu, css[align])}>
      <ul className={css.list}>
        {menuLinks
          .filter(({ path }) => isKnown(path))
          .map(({ path, text }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'} className={css.link ?? ''}>
                {t(text)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
