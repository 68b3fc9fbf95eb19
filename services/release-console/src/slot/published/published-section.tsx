import type { SlotView } from '@dana/releases/admin/registry-view';
import { useState } from 'react';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { ReadView } from '../read-view.tsx';
import { usePublishedReleases } from '../slot-queries.ts';
import { SlotSection } from '../slot-section.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishedItem } from './published-item.tsx';
import css from './published.module.css';

type PublishedSectionProps = { remote: string; slot: SlotView | undefined };

/** What was published of a deployable, the newest version first, and the ways to look at each. */
export function PublishedSection({ remote, slot }: PublishedSectionProps) {
  const { t } = useConsoleTexts();
  const [previewed, setPreviewed] = useState<string>();
  return (
    <SlotSection title={t('slot.published.title')}>
      <ReadView read={usePublishedReleases(remote)}>
        {({ releases, more }) => (
          <>
            <ul className={css.releases}>
              {releases.map((release) => (
                <PublishedItem
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
    </SlotSection>
  );
}
