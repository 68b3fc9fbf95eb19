import { formatNumber } from '@dana/i18n';
import type { HealthView } from '@dana/releases/health/health-view';
import type { FailingSlot } from '@dana/releases/health/suspect';
import { Button, Notice } from '@dana/ui';
import { useState } from 'react';
import { TakeBackDialog } from '../change/take-back-dialog.tsx';
import { instantText, useConsoleMessages, verbText } from '../messages.ts';

type SuspectNoticeProps = {
  health: HealthView;
  /** The revision that is live. */
  revision: number;
};

/** Since which change something fails, and the one press that takes it back; or that nothing does. */
export function SuspectNotice({ health: { suspicion, edges }, revision: seen }: SuspectNoticeProps) {
  const { t, locale } = useConsoleMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (!suspicion)
    return edges.length === 0 ? (
      <Notice>{t('suspect.nobodyReports')}</Notice>
    ) : (
      <Notice tone="success" role="none">
        {t('suspect.none')}
      </Notice>
    );
  const { suspect, failing, takenBack } = suspicion;
  const { revision, remote, from, to, at, actor, verb } = suspect;
  return (
    <Notice
      tone={takenBack ? 'warning' : 'error'}
      title={t(takenBack ? 'suspect.was' : 'suspect.title', { revision, remote })}
      action={
        takenBack ? undefined : <Button onClick={() => setIsOpen(true)}>{t('suspect.takeBack')}</Button>
      }
    >
      <p>
        {t('suspect.change', {
          ...{ verb: verbText(verb, t), remote, actor },
          ...{ from: from ?? '–', to: to ?? '–', at: instantText(at, locale) },
        })}
      </p>
      <ul>
        {failing.map((slot) => (
          <li key={slot.remote}>{t('suspect.failing', failingValues(slot))}</li>
        ))}
      </ul>
      {takenBack && <p>{t('suspect.takenBack', { revision: takenBack.revision, actor: takenBack.actor })}</p>}
      {isOpen && <TakeBackDialog suspicion={suspicion} revision={seen} onClose={() => setIsOpen(false)} />}
    </Notice>
  );
}

const percentOf = ({ seen, failed }: FailingSlot['since']): number =>
  seen === 0 ? 0 : Math.round((failed / seen) * 100);

/** What stands in the sentence about a slot that fails since a change: shares in per cent, and the visits they are of. */
export const failingValues = ({ remote, before, since }: FailingSlot) => ({
  remote,
  percent: percentOf(since),
  failed: formatNumber(since.failed),
  seen: formatNumber(since.seen),
  percentBefore: percentOf(before),
  failedBefore: formatNumber(before.failed),
  seenBefore: formatNumber(before.seen),
});
