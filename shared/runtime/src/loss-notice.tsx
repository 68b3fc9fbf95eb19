import { Button, Notice } from '@dana/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LateSource } from './late-source.ts';

const nothingLost = () => undefined;

/** Says that a part could not be loaded, and offers to ask again. */
export function LossNotice({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const retry = (
    <Button size="small" variant="outline" busy={isBusy} onClick={onRetry}>
      {t('unavailable.retry')}
    </Button>
  );
  return (
    <Notice tone="error" action={retry}>
      {t('latePart.lost')}
    </Notice>
  );
}

/**
 * The notice of a part, while it is lost. It looks for itself: were the part's owner shown again, React would throw away
 * what the server sent of a part that is still on its way.
 */
export function LossSource({ source }: { source: LateSource<unknown> }) {
  const loss = useSyncExternalStore(source.subscribe, source.loss, nothingLost);
  return loss ? <LossNotice isBusy={loss.isAsking} onRetry={source.ask} /> : null;
}

/** What is shown of a part on its way; nothing once the notice stands there. */
export function WhileNotLost({ source, children }: { source: LateSource<unknown>; children: ReactNode }) {
  return useSyncExternalStore(source.subscribe, source.loss, nothingLost) ? null : children;
}
