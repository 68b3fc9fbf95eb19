import { useTexts } from '@dana/i18n';
import { Link } from 'react-router-dom';
import { departmentLinks } from '../navigation/navigation.ts';
import { SearchForm } from '../search/search-form.tsx';
import css from './error-page.module.css';
import { useKnownPages } from '../navigation/known-pages.tsx';

/** For a shopper who looked for something that is not there: the search, and the departments. */
export function WaysOn() {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  return (
    <div className={css.ways}>
      <SearchForm place="overlay" label={t('errorPage.search')} />
      <ul aria-label={t('menu.departments')} className={css.departments}>
        {departmentLinks
          .filter(({ path }) => isKnown(path))
          .map(({ path, text }) => (
            <li key={path}>
              <Link to={path}>{t(text)}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
