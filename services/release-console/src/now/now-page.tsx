import { Button, Notice, StateView } from '@dana/ui';
import { useHealth, useRegistry } from '../calls/queries.ts';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { LivePicture } from './live-picture.tsx';
import { Standing } from './standing.tsx';
import { WholeActions } from '../visitors/whole-actions.tsx';
import { WaitingRequests } from './waiting-requests.tsx';
import { SuspectNotice } from './suspect-notice.tsx';

/** How far back the first page looks: a night. Unit: hours. */
const nightHours = 12;

/** What is live, whether it does well, and what to press when it does not. */
export function NowPage() {
  const { t } = useConsoleTexts();
  const { data: registry, error, refetch } = useRegistry();
  const { data: health } = useHealth(nightHours);
  if (!registry)
    return error ? (
      <StateView
        kind="error"
        title={failureText(error, t)}
        action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        size="page"
      />
    ) : (
      <StateView kind="loading" title={t('loading')} size="page" />
    );
  return (
    <>
      <h1 className="visually-hidden">{t('pages.now')}</h1>
      {error && <Notice tone="error">{failureText(error, t)}</Notice>}
      {health && <SuspectNotice health={health} revision={registry.revision} />}
      <Standing registry={registry} />
      <WaitingRequests registry={registry} />
      <LivePicture registry={registry} health={health} />
      <WholeActions registry={registry} />
    </>
  );
}
