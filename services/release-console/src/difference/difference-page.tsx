import { Button, StateView } from '@dana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePublishedVersions, useRegistry } from '../calls/queries.ts';
import { failureText } from '../texts/failure-text.ts';
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
  const { error, refetch } = published.error ? published : difference;
  return (
    <>
      <h1 className={css.title}>{t('difference.title', { remote })}</h1>
      {published.data && registry && (
        <VersionPickers remote={remote} published={published.data} live={live} chosen={versions} />
      )}
      {difference.data ? (
        <DifferenceView difference={difference.data} />
      ) : error ? (
        <StateView
          kind="error"
          title={failureText(error, t)}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      ) : published.data?.length === 0 ? (
        <StateView kind="empty" title={t('difference.nothing', { remote })} />
      ) : (
        <StateView kind="loading" title={t('loading')} />
      )}
    </>
  );
}
