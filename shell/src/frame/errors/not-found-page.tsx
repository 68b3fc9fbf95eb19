import { localPath } from '@dana/contracts/paths';
import { readableAddress } from '@dana/contracts/readable-address';
import { useShell } from '@dana/runtime';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ErrorPage } from './error-page.tsx';
import { SearchForm } from '../search/search-form.tsx';
import css from './error-page.module.css';
import { useLinks } from '../navigation/navigation-context.tsx';

/** The error page of an unknown address. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  // The address as the shopper sees it, with language and query.
  const path = readableAddress(localPath(locale, `${pathname}${search}`));
  const title = t('errorPage.title');
  // A page that does not exist has no head of its own; the server writes the same title.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <ErrorPage
      title={title}
      status={404}
      message={t('errorPage.notFound', { path })}
      sentence={t('errorPage.sentence')}
      home={{ href: '/', text: t('errorPage.backHome') }}
      ways={<WaysOn />}
    />
  );
}

/** For a shopper who looked for something that is not there: the search, and the departments. */
function WaysOn() {
  const { t } = useTranslation('shell');
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
