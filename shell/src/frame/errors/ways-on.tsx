import { useTexts } from '@dana/i18n';
import { Link } from 'react-router-dom';
import { SearchForm } from '../search/search-form.tsx';
import css from './error-page.module.css';
import { useLinks } from '../navigation/navigation-context.tsx';

/** For a shopper who looked for something that is not there: the search, and the departments. */
export function WaysOn() {
  const { t } = useTexts('shell');
  const links = useLinks('departments');
  return (
    <div className={css.ways}>
      <SearchForm place="overlay" label={t('errorPage.search')} />
      <ul aria-label={t('menu.departments')} className={css.departments}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
