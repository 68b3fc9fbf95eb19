import { StateView } from '@dana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePublishedVersions, useRegistry } from '../calls/queries.ts';
import { PendingView } from '../frame/pending-view.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './difference-page.module.css';
import { DifferenceView } from './difference-view.tsx';
import { useDifference } from './use-difference.ts';
import { VersionPickers } from './version-pickers.tsx';
import { versionsOf } from './versions-of.ts';

/** Two releases of a deployable beside each other: how heavy they are, and what of each is not the same. */
export function DifferencePage() {
  const { t } = useConsoleTexts();
  const { remote = '' } = useParams();
  const [address] = useSearchParams();
  const { data: registry } = useRegistry();
  const published = usePublishedVersions(remote);
  const live = registry?.slots[remote]?.stable;
  const versions = published.data && registry && versionsOf(address, { published: published.data, live });
  const difference = useDifference(remote, versions);
  return (
    <>
      <h1 className={css.title}>{t('difference.title', { remote })}</h1>
      {published.data && registry && (
        <VersionPickers remote={remote} published={published.data} live={live} chosen={versions} />
      )}
      {difference.data ? (
        <DifferenceView difference={difference.data} />
      ) : published.data?.length === 0 ? (
        <StateView kind="empty" title={t('difference.nothing', { remote })} />
      ) : (
        <PendingView read={published.error ? published : difference} />
      )}
    </>
  );
}
