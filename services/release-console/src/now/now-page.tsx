import { Notice } from '@dana/ui';
import { useHealth, useRegistry } from '../calls/queries.ts';
import { PendingView } from '../frame/pending-view.tsx';
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
  const read = useRegistry();
  const { data: registry, error } = read;
  const { data: health } = useHealth(nightHours);
  if (!registry) return <PendingView read={read} size="page" />;
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
