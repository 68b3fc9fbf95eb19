import type { LiveVersions, SlotDifference } from '@dana/releases/reading/compare-revisions';
import { Button, Notice, StateView } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useComparison } from '../calls/queries.ts';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './compare-dialog.module.css';

type CompareDialogProps = { before: number; after: number; onClose: () => void };

/** What everybody got at an earlier revision, and what they get now. */
export function CompareDialog({ before, after: current, onClose }: CompareDialogProps) {
  const { t } = useConsoleTexts();
  // What changes while it is read is another comparison.
  const [after] = useState(current);
  const { data, error } = useComparison(before, after);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t('audit.close')}
      title={t('audit.compareTitle', { revision: before })}
      footer={<Button onClick={onClose}>{t('audit.close')}</Button>}
    >
      {error && <Notice tone="error">{failureText(error, t)}</Notice>}
      {!error && !data && <StateView kind="loading" title={t('loading')} />}
      {data?.differences.length === 0 && <p>{t('audit.sameVersions')}</p>}
      {data && data.differences.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('audit.remote')}</th>
              <th scope="col">{t('revision', { revision: before })}</th>
              <th scope="col">{t('pages.now')}</th>
            </tr>
          </thead>
          <tbody>
            {data.differences.map((slot) => (
              <ComparedSlot key={slot.remote} slot={slot} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function ComparedSlot({ slot: { remote, before, after } }: { slot: SlotDifference }) {
  const [from, to] = [before?.stable, after?.stable];
  return (
    <tr>
      <th scope="row">
        {from && to && from !== to ? (
          <Link to={`/releases/${remote}?${new URLSearchParams({ from, to })}`}>{remote}</Link>
        ) : (
          remote
        )}
      </th>
      <td>
        <Versions of={before} />
      </td>
      <td>
        <Versions of={after} />
      </td>
    </tr>
  );
}

function Versions({ of: versions }: { of: LiveVersions | undefined }) {
  const { t } = useConsoleTexts();
  if (!versions) return t('audit.notLive');
  const { stable, canary } = versions;
  return (
    <>
      <bdi>{stable}</bdi>
      {canary && (
        <span className={css.canary}>
          {t('canary', { version: canary.version, percent: canary.percent })}
        </span>
      )}
    </>
  );
}
