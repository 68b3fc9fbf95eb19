import type { Figures } from '@dana/contracts/release/revision';
import { collectEvidence } from '@dana/releases/reading/evidence/evidence';
import type { WatchSettings } from '../watch-settings.ts';
import type { Arm, Both } from '@dana/releases/reading/evidence/two-rates';

export type CanaryJudgement = {
  /** `worse`: it has to go. `good`: not worse by the margin. `open`: too little is known. */
  verdict: 'worse' | 'good' | 'open';
  figures: Figures;
};

type JudgeSettings = Pick<WatchSettings, 'wrongAborts' | 'wrongPromotions' | 'marginPoints' | 'minSessions'>;

/** From barely worse to broken for everybody. Unit: share of visits. */
const harms = [0.005, 0.01, 0.02, 0.05, 0.15, 0.4, 0.8];

/**
 * Whether a canary fails more often than the stable version beside it, as known after these windows. Pure. Looking after each
 * window, or at once after all, says the same, and makes no verdict wrong more often than the settings say.
 * @param windows since the canary began, oldest first.
 */
export function judgeCanary(windows: readonly Both[], settings: JudgeSettings): CanaryJudgement {
  const margin = settings.marginPoints / 100;
  const isNoWorse = collectEvidence({ doubted: 'atMost', margin: 0, differences: harms });
  const isWorseByMargin = collectEvidence({
    ...{ doubted: 'atLeast', margin },
    differences: [0, -margin / 2, margin / 4],
  });
  const figures: Figures = {
    ...{ canary: { seen: 0, failed: 0 }, stable: { seen: 0, failed: 0 } },
    ...{ evidenceWorse: 1, evidenceGood: 1 },
  };
  let verdict: CanaryJudgement['verdict'] = 'open';
  for (const { canary, stable } of windows) {
    figures.canary = sumOf(figures.canary, canary);
    figures.stable = sumOf(figures.stable, stable);
    // What one version alone reports compares nothing.
    if (canary.seen === 0 || stable.seen === 0) continue;
    figures.evidenceWorse = isNoWorse({ canary, stable });
    figures.evidenceGood = isWorseByMargin({ canary, stable });
    if (figures.canary.seen < settings.minSessions) continue;
    if (figures.evidenceWorse >= 1 / settings.wrongAborts) return { verdict: 'worse', figures };
    verdict = figures.evidenceGood >= 1 / settings.wrongPromotions ? 'good' : 'open';
  }
  return { verdict, figures };
}

const sumOf = (one: Arm, other: Arm): Arm => ({
  seen: one.seen + other.seen,
  failed: one.failed + other.failed,
});
