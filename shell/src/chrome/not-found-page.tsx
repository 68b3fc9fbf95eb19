import { useTexts } from '@dana/i18n';
import { Link, useHref, useLocation } from 'react-router-dom';

/** The error page of an unknown address. It depends on no remote. */
export function NotFoundPage() {
  const { t } = useTexts('shell');
  const { pathname, search } = useLocation();
  const fullPath = useHref(`${pathname}${search}`);
  return (
    <section>
      <h1>{t('errorPage.title')}</h1>
      <p>404</p>
      <p>{t('errorPage.notFound', { path: fullPath })}</p>
      <p>{t('errorPage.sentence')}</p>
      <Link to="/">{t('errorPage.backHome')}</Link>
    </section>
  );
}
