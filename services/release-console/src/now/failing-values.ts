import { formatNumber } from '@dana/i18n';
import type { FailingSlot } from '@dana/releases/reading/health/suspect/suspect-of';

const percentOf = ({ seen, failed }: FailingSlot['since']): number =>
  seen === 0 ? 0 : Math.round((failed / seen) * 100);

/** What stands in the sentence about a slot that fails since a change: shares in per cent, and the visits they are of. */
export const failingValues = ({ remote, before, since }: FailingSlot) => ({
  remote,
  percent: percentOf(since),
  failed: formatNumber(since.failed),
  seen: formatNumber(since.seen),
  percentBefore: percentOf(before),
  failedBefore: formatNumber(before.failed),
  seenBefore: formatNumber(before.seen),
});
