import type { HealthView } from '@dana/releases/health/health-view';
import { Notice } from '@dana/ui';
import { instantText, useConsoleMessages } from '../messages.ts';

/** Since when nobody judges releases, and what somebody has to set; nothing while all is well. */
export function JudgeNotice({ health: { judgesSince, awaySince, notes } }: { health: HealthView }) {
  const { t, locale } = useConsoleMessages();
  const title = awaySince
    ? t('judge.away', { since: instantText(awaySince, locale) })
    : judgesSince === undefined && t('judge.never');
  return (
    <>
      {title && (
        <Notice tone="warning" title={title}>
          {t('judge.waits')}
        </Notice>
      )}
      {notes.map((note) => (
        <Notice key={note} tone="warning">
          <span lang="en" dir="ltr">
            {note}
          </span>
        </Notice>
      ))}
    </>
  );
}
