import type { Translate } from '@dana/i18n';
import type { SlotDifference } from '@dana/releases/reading/compare-revisions';

/** What became of one deployable: another version, another share of a canary, or its end. */
export function differenceText({ remote, before, after }: SlotDifference, t: Translate): string {
  const [from, to, canary] = [before?.stable, after?.stable, after?.canary];
  if (from === to && canary)
    return t('slot.change.canary', { remote, version: canary.version, percent: canary.percent });
  if (from === to) return t('slot.change.ended', { remote, version: before?.canary?.version ?? '' });
  if (to === undefined) return t('slot.change.gone', { remote });
  return from === undefined
    ? t('slot.change.begins', { remote, to })
    : t('slot.change.step', { remote, from, to });
}
