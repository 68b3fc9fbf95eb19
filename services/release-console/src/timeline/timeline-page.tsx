import { Notice } from '@dana/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRegistry } from '../calls/queries.ts';
import { PendingView } from '../frame/pending-view.tsx';
import { RestoreDialog } from '../restore/restore-dialog.tsx';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { filtersOf } from './happening-filters.ts';
import { HappeningList } from './happening-list.tsx';
import { TimelineFilters } from './timeline-filters.tsx';
import css from './timeline-page.module.css';
import { useHappenings } from './use-happenings.ts';

type Asked = { what: 'compare' | 'restore'; revision: number };

/** What happened, the newest first, narrowed to what is asked for, and the way back to each state that was. */
export function TimelinePage() {
  const { t } = useConsoleTexts();
  const [address] = useSearchParams();
  const filters = filtersOf(address);
  const happenings = useHappenings(filters);
  const { data: registry } = useRegistry();
  const [asked, setAsked] = useState<Asked>();
  const { error, data } = happenings;
  const close = () => setAsked(undefined);
  return (
    <>
      <div className={css.head}>
        <h1>{t('pages.timeline')}</h1>
        <ExportButtons filters={filters} />
      </div>
      <TimelineFilters remotes={Object.keys(registry?.slots ?? {})} />
      {data && error && <Notice tone="error">{failureText(error, t)}</Notice>}
      {data && registry ? (
        <HappeningList happenings={happenings} current={registry.revision} onAsk={setAsked} />
      ) : (
        <PendingView read={happenings} />
      )}
      {asked?.what === 'restore' && registry && (
        <RestoreDialog toRevision={asked.revision} revision={registry.revision} onClose={close} />
      )}
      {asked?.what === 'compare' && registry && (
        <CompareDialog before={asked.revision} after={registry.revision} onClose={close} />
      )}
    </>
  );
}
