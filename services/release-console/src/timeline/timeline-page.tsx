import { Button, StateView } from '@dana/ui';
import { useState } from 'react';
import { useAudit, useRegistry } from '../calls/queries.ts';
import { RestoreDialog } from '../restore/restore-dialog.tsx';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { HappeningLine } from './happening-line.tsx';
import css from './timeline-page.module.css';

/** What happened, the newest first, and the way back to each state that was. */
export function TimelinePage() {
  const { t } = useConsoleTexts();
  const { data, error, refetch } = useAudit('limit=50');
  const { data: registry } = useRegistry();
  const [back, setBack] = useState<number>();
  if (!data || !registry)
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
      <h1>{t('pages.timeline')}</h1>
      <ol className={css.lines}>
        {data.entries.map((line) => (
          <HappeningLine
            key={`${line.kind} ${line.at} ${line.kind === 'change' ? line.revision : ''}`}
            line={line}
            current={registry.revision}
            onRestore={setBack}
          />
        ))}
      </ol>
      {back !== undefined && (
        <RestoreDialog toRevision={back} revision={registry.revision} onClose={() => setBack(undefined)} />
      )}
    </>
  );
}
