import type { SlotView } from '@dana/releases/admin/registry-view';
import { Badge } from '@dana/ui';
import { instantText } from '../texts/texts.ts';
import { useConsoleTexts } from '../texts/texts.ts';

/** What holds a slot, or is to happen with it. */
export function SlotMarks({ slot: { frozen, pinned, scheduled, canary } }: { slot: SlotView }) {
  const { t, locale } = useConsoleTexts();
  return (
    <>
      {frozen && <Badge tone="sale">{t('marks.frozen', { by: frozen.by })}</Badge>}
      {pinned && <Badge tone="warning">{t('marks.pinned', { version: pinned.version })}</Badge>}
      {canary?.climb?.paused && (
        <Badge tone="warning">{t('marks.paused', { by: canary.climb.paused.by })}</Badge>
      )}
      {scheduled && (
        <Badge>
          {t('marks.scheduled', { version: scheduled.version, due: instantText(scheduled.due, locale) })}
        </Badge>
      )}
    </>
  );
}
