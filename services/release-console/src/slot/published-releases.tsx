import type { PublishedRelease, SlotView } from '@dana/releases/api/views';
import { Badge, Button } from '@dana/ui';
import { useState } from 'react';
import { usePublished } from '../calls/queries.ts';
import { ReadView } from '../frame/pending-view.tsx';
import { instantText, originText, sizeText, useConsoleMessages } from '../messages.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import css from './slot.module.css';

type PublishedReleasesProps = { remote: string; slot: SlotView | undefined };

/** What was published of a deployable, the newest version first, and a way to look at each. */
export function PublishedReleases({ remote, slot }: PublishedReleasesProps) {
  const { t } = useConsoleMessages();
  const [previewed, setPreviewed] = useState<string>();
  return (
    <>
      <ReadView read={usePublished(remote)}>
        {({ releases, more }) => (
          <>
            <ul className={css.releases}>
              {releases.map((release) => (
                <Release
                  key={release.version}
                  {...{ remote, release, slot }}
                  onPreview={() => setPreviewed(release.version)}
                />
              ))}
            </ul>
            {more > 0 && <p className={css.quiet}>{t('slot.published.more', { count: more })}</p>}
          </>
        )}
      </ReadView>
      {previewed !== undefined && (
        <PreviewDialog remote={remote} version={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </>
  );
}

type ReleaseProps = PublishedReleasesProps & { release: PublishedRelease; onPreview: () => void };

/** One published release: whether it is live, when and by whom it came, and how large it is. */
function Release({ remote, release, slot, onPreview }: ReleaseProps) {
  const { t, locale } = useConsoleMessages();
  const { version, at, actor, bytes, files = 0, origin } = release;
  const is = slot?.stable === version ? 'live' : slot?.canary?.version === version ? 'canary' : undefined;
  return (
    <li className={css.release}>
      <div className={css.what}>
        <p className={css.name}>
          <bdi className={css.version}>{version}</bdi>
          {is && <Badge tone={is === 'live' ? 'success' : 'warning'}>{t(`slot.is.${is}`)}</Badge>}
          {slot?.blocked.includes(version) && <Badge tone="sale">{t('slot.is.takenBack')}</Badge>}
        </p>
        <p className={css.quiet}>
          {at === undefined ? (
            t('slot.published.unknown')
          ) : (
            <>
              <time dateTime={at}>{instantText(at, locale)}</time> · <bdi>{actor}</bdi>
            </>
          )}
          {' · '}
          {bytes === undefined
            ? t('slot.published.damaged')
            : t('slot.published.size', { count: files, size: sizeText(bytes, locale) })}
        </p>
        {origin && (
          <p className={css.quiet}>
            <bdi>{originText(origin, t)}</bdi>
          </p>
        )}
        {origin?.changes && (
          <details className={css.quiet}>
            <summary>{t('slot.published.changes')}</summary>
            <p className={css.changes} dir="auto">
              {origin.changes}
            </p>
          </details>
        )}
      </div>
      <Button
        size="small"
        variant="outline"
        aria-label={t('slot.preview.of', { remote, version })}
        onClick={onPreview}
      >
        {t('slot.preview.button')}
      </Button>
    </li>
  );
}
