import type { Figures, Slot } from '@dana/contracts/release/revision';
import { freezeNow } from '@dana/releases/reading/standing';
import type { HeadWatch } from '@dana/releases/reading/watch-head';
import { ReleaseRefusal } from '@dana/releases/store/refusal';
import { shareOf } from '@dana/releases/reading/canary-share';
import { comparedName } from './evidence/compared-visits.ts';
import { stepSentence } from './evidence/canary-sentence.ts';
import { readCanary } from './evidence/read-canary.ts';
import type { Counts } from './outcome-counts.ts';
import type { WatchSettings } from './watch-settings.ts';

/** From one share of visitors to the next. Unit: per cent. */
type CanaryStep = {
  remote: string;
  version: string;
  from: number;
  to: number;
  salt: string;
  hasTargets: boolean;
  reason: string;
  figures: Figures;
};

type ClimbOptions = {
  /** Changes what is live; the edge itself cannot. `isNew` is false when a person, or another edge, was faster. */
  takeStep: (step: CanaryStep) => Promise<{ isNew: boolean }>;
  watch: HeadWatch;
  counts: Counts;
  settings: WatchSettings;
  onStep: (step: Pick<CanaryStep, 'remote' | 'version' | 'from' | 'to' | 'reason'>) => void;
  onProblem: (message: string) => void;
  now?: () => Date;
};

/** From here on it looks as if the canary were worse, though not surely: it waits. */
const suspicious = 10;

/**
 * Lets canaries with steps reach more visitors: when a step has lasted, enough visits of it came, and nothing says that it is
 * worse; to everybody only when it is surely not worse by the margin. Otherwise the canary waits where it is.
 */
export function createAutomaticClimb(options: ClimbOptions) {
  const { watch, settings, onProblem, now = () => new Date() } = options;
  let isBusy = false;

  /** Looks once. Resolves when what had to be done is done. Never rejects for what the store or the log refuse. */
  async function look(): Promise<void> {
    if (isBusy || !settings.acts || watch.problem()) return;
    isBusy = true;
    try {
      const { slots = {}, standing = {} } = watch.current()?.revision ?? {};
      if (freezeNow(standing, now())) return;
      for (const [remote, slot] of Object.entries(slots))
        if (!standing.pins?.[remote]) await stepWhenDue(options, remote, slot);
    } catch (error) {
      if (!(error instanceof ReleaseRefusal)) throw error;
      onProblem(error.message);
    } finally {
      isBusy = false;
    }
  }
  return { look };
}

async function stepWhenDue(options: ClimbOptions, remote: string, slot: Slot): Promise<void> {
  const { takeStep, counts, settings, onStep, now = () => new Date() } = options;
  const { canary, stable, frozen } = slot;
  const { percent = 0, climb, targets } = canary ? shareOf(canary) : {};
  const to = climb?.steps.find((step) => step > percent);
  if (canary === undefined || climb === undefined || to === undefined || frozen || climb.paused) return;
  const { stepSince, everyMs } = climb;
  if (now().getTime() - Date.parse(stepSince) < everyMs) return;
  const judged = readCanary(remote, slot, counts, settings);
  if (judged === undefined || judged.verdict === 'worse' || judged.figures.evidenceWorse >= suspicious)
    return;
  const { version } = canary.ref;
  const release = `${remote}@${version}`;
  const compared = comparedName(release, canary);
  if (visitsSince(counts, compared, Date.parse(stepSince), settings.windowMs) < settings.minSessions) return;
  const isGood = judged.verdict === 'good';
  if (to === 100 && !isGood) return;
  const { figures } = judged;
  const releases = { watched: release, baseline: `${remote}@${stable.version}` };
  const reason = stepSentence(releases, figures, settings.marginPoints, isGood);
  const step = { remote, version, from: percent, to, reason };
  const hasTargets = targets !== undefined;
  const { isNew } = await takeStep({ ...step, salt: canary.salt, hasTargets, figures });
  if (isNew) onStep(step);
}

/** Visits of a release in windows that are over and ended after an instant. */
function visitsSince(counts: Counts, release: string, sinceMs: number, windowMs: number): number {
  return counts
    .closed()
    .filter(({ startMs }) => startMs + windowMs > sinceMs)
    .reduce((sum, { outcomes }) => sum + (outcomes.get(release)?.sessions ?? 0), 0);
}
