import type { Slot } from '@dana/contracts/release/revision';
import type { Counts } from '../outcome-counts.ts';
import type { WatchSettings } from '../watch-settings.ts';
import { canaryWindows } from './canary-windows.ts';
import { comparedName } from './compared-visits.ts';
import { type CanaryJudgement, judgeCanary } from './judge-canary.ts';

/**
 * What reports say of a slot's canary; undefined without one. It is worse, or good, only where visits and addresses
 * say so, and worse only with enough different addresses: a few machines that report a lot must not decide.
 */
export function readCanary(
  remote: string,
  { canary, stable }: Slot,
  counts: Pick<Counts, 'closed'>,
  settings: WatchSettings,
): CanaryJudgement | undefined {
  if (canary === undefined) return undefined;
  const windows = canaryWindows(
    {
      watched: comparedName(`${remote}@${canary.ref.version}`, canary),
      baseline: comparedName(`${remote}@${stable.version}`, canary),
      sinceMs: Date.parse(canary.since),
    },
    counts.closed(),
    settings.windowMs,
  );
  const byVisits = judgeCanary(windows.visits, settings);
  const byAddresses = judgeCanary(windows.addresses, { ...settings, minSessions: 1 });
  const isFromMany = byVisits.verdict !== 'worse' || windows.failingAddresses >= settings.minAddresses;
  const isAgreed = byAddresses.verdict === byVisits.verdict;
  return { ...byVisits, verdict: isAgreed && isFromMany ? byVisits.verdict : 'open' };
}
