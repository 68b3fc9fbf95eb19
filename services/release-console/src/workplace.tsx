import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { StateView } from '@dana/ui';
import { CallFailure } from './calls/release-call.ts';
import { useRegistry } from './calls/queries.ts';
import { useLiveState } from './calls/use-live-state.ts';
import { ChangeProvider } from './change/change-provider.tsx';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { latePage } from './frame/late-page.tsx';
import { NowPage } from './now/now-page.tsx';
import { useConsoleTexts } from './texts/use-console-texts.ts';

const TimelinePage = latePage(
  'timeline',
  async () => (await import('./timeline/timeline-page.tsx')).TimelinePage,
);

const DifferencePage = latePage(
  'difference',
  async () => (await import('./difference/difference-page.tsx')).DifferencePage,
);
const SlotPage = latePage('slot', async () => (await import('./slot/slot-page.tsx')).SlotPage);
const AccessPage = latePage('access', async () => (await import('./access/access-page.tsx')).AccessPage);
const NoticesPage = latePage('notices', async () => (await import('./notices/notices-page.tsx')).NoticesPage);

type WorkplaceProps = { onSignOut: (why?: unknown) => void };

/** What somebody who is known sees. A token that is good no more leads back to the entrance. */
export function Workplace({ onSignOut }: WorkplaceProps) {
  const { t } = useConsoleTexts();
  const isLive = useLiveState();
  const { error } = useRegistry();
  useEffect(() => {
    if (error instanceof CallFailure && error.status === 401) onSignOut(error);
  }, [error, onSignOut]);
  return (
    <ConsoleFrame isLive={isLive} onSignOut={() => onSignOut()}>
      <ChangeProvider>
        <Routes>
          <Route index element={<NowPage />} />
          <Route path="slots/:remote" element={<SlotPage />} />
          <Route path="timeline" element={<TimelinePage />} />
          <Route path="releases/:remote" element={<DifferencePage />} />
          <Route path="access" element={<AccessPage />} />
          <Route path="notices" element={<NoticesPage />} />
          <Route path="*" element={<StateView kind="empty" title={t('notFound')} size="page" as="h1" />} />
        </Routes>
      </ChangeProvider>
    </ConsoleFrame>
  );
}
