import { localPath } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

type FatalErrorProps = { children: ReactNode; onThrown?: (error: unknown) => void };

/** Stands around the frame: when the frame itself throws, the shopper still gets a page and a way out. */
export class FatalErrorBoundary extends Component<FatalErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FatalErrorPage /> : this.props.children;
  }
}

/** The error page after a fault of the shop itself. Its links load a new document: this one cannot be trusted. */
function FatalErrorPage() {
  const { t } = useTexts('shell');
  const { locale } = useShell();
  return (
    <main id="main">
      <ErrorPage
        title={t('errorPage.title')}
        status={500}
        message={t('errorPage.fault')}
        sentence={t('errorPage.sentence')}
        ways={<p>{t('errorPage.faultSentence')}</p>}
        home={{ href: localPath(locale, '/'), text: t('errorPage.backHome') }}
      >
        <Button variant="outline" onClick={() => location.reload()}>
          {t('unavailable.retry')}
        </Button>
      </ErrorPage>
    </main>
  );
}
