import { localPath } from '@dana/contracts/paths';
import { readableAddress } from '@dana/contracts/readable-address';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** The error page of an unknown address. */
export function NotFoundPage() {
  const { t } = useTexts('shell');
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
