import type { SlotView } from '@dana/releases/api/views';
import { Badge } from '@dana/ui';
import { useConsoleMessages } from '../messages.ts';

/** What holds a slot. */
export function SlotMarks({ slot: { frozen, canary } }: { slot: SlotView }) {
  const { t } = useConsoleMessages();
  return (
    <>
      {frozen && <Badge tone="sale">{t('marks.frozen', { by: frozen.by })}</Badge>}
      {canary?.climb?.paused && (
        <Badge tone="warning">{t('marks.paused', { by: canary.climb.paused.by })}</Badge>
      )}
    </>
  );
}
