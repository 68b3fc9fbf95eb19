import { localPath } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { newIncident } from '../../releases/new-incident.ts';
import { ErrorPage } from './error-page.tsx';

type FatalErrorProps = {
  children: ReactNode;
  /** `incident` is what the page calls this fault. */
  onThrown?: (error: unknown, incident: string) => void;
};

/** Stands around the frame: when the frame itself throws, the shopper still gets a page and a way out. */
export class FatalErrorBoundary extends Component<FatalErrorProps, { incident: string | undefined }> {
  override state = { incident: undefined };

  static getDerivedStateFromError(): { incident: string } {
    return { incident: newIncident() };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown?.(error, this.state.incident ?? newIncident());
  }

  override render(): ReactNode {
    const { incident } = this.state;
    return incident ? <FatalErrorPage incident={incident} /> : this.props.children;
  }
}

/** The error page after a fault of the shop itself. Its links load a new document: this one cannot be trusted. */
function FatalErrorPage({ incident }: { incident: string }) {
  const { t } = useTranslation('shell');
  const { locale } = useShell();
  const title = t('errorPage.title');
  // It stands in place of a page that had another one.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="main">
      <ErrorPage
        title={title}
        status={500}
        message={t('errorPage.fault')}
        sentence={t('errorPage.sentence')}
        ways={
          <>
            <p>{t('errorPage.faultSentence')}</p>
            <p>{t('errorPage.incident', { incident })}</p>
          </>
        }
        home={{ href: localPath(locale, '/'), text: t('errorPage.backHome') }}
      >
        <Button variant="outline" onClick={() => location.reload()}>
          {t('unavailable.retry')}
        </Button>
      </ErrorPage>
    </main>
  );
}
