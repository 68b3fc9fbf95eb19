import { collectEvidence } from '../../evidence/evidence.ts';
import type { Arm } from '../../evidence/two-rates.ts';
import { sumOf } from './slot-series.ts';

/** From hardly more to failing for everybody. Unit: share of visits. */
const harms = [0.02, 0.05, 0.15, 0.4, 0.8];
/** More would be slower, and no surer. */
const groupsMax = 12;

/**
 * How strongly two series speak against "it fails no more often than before", as an e-value (see `collectEvidence`): if that is
 * true, 100 or more comes up at most once in a hundred times. Both are cut into as many groups, which are compared one by one; one
 * more group of what was before is only learnt from, where there is one.
 * @param before, after windows with visits; 0 where there are none.
 */
export function evidenceOfRise(before: readonly Arm[], after: readonly Arm[]): number {
  const groups = Math.min(groupsMax, before.length, after.length);
  if (groups < 1) return 0;
  const learnt = before.length > groups ? 1 : 0;
  const baselines = inGroups(before, groups + learnt);
  const worse = collectEvidence({ doubted: 'atMost', margin: 0, differences: harms });
  for (const stable of baselines.splice(0, learnt)) worse({ canary: { seen: 0, failed: 0 }, stable });
  return inGroups(after, groups).reduce((evidence, canary, index) => {
    const stable = baselines[index];
    return stable ? worse({ canary, stable }) : evidence;
  }, 0);
}

function inGroups(series: readonly Arm[], count: number): Arm[] {
  return Array.from({ length: count }, (_, index) =>
    sumOf(
      series.slice(
        Math.floor((index * series.length) / count),
        Math.floor(((index + 1) * series.length) / count),
      ),
    ),
  );
}
