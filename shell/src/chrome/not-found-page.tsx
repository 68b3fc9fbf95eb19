import { localPath } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';

/** The error page of an unknown address. */
export function NotFoundPage() {
  const { t } = useTexts('shell');
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  // The address as the shopper sees it, with language and query.
  const path = localPath(locale, `${pathname}${search}`);
  return (
    <ErrorPage
      title={t('errorPage.title')}
      status={404}
      message={t('errorPage.notFound', { path })}
      sentence={t('errorPage.sentence')}
      home={{ href: '/', text: t('errorPage.backHome') }}
    />
  );
}
