import type { Translate } from '@dana/i18n';
import type { SlotDifference } from '@dana/releases/reading/compare-revisions';

/** What becomes of one deployable when an earlier revision is restored, in one sentence. */
export function stepText({ remote, before, after }: SlotDifference, t: Translate): string {
  const [from, to, canary] = [before?.stable, after?.stable ?? '', before?.canary?.version];
  if (from === to) return t('restore.canaryEnds', { remote, canary: canary ?? '', to });
  const step = from ? t('restore.step', { remote, from, to }) : t('restore.begins', { remote, to });
  return canary ? t('restore.andCanary', { step, canary }) : step;
}
