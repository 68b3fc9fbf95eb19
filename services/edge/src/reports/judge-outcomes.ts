import { countOf, noneSeen } from '@dana/releases/reading/health/distinct';
import { type Outcomes, type OutcomeWindow, sumOfOutcomes } from '@dana/releases/reading/health/outcomes';
import type { WatchSettings } from './watch-settings.ts';

type Case = {
  /** "mf-catalog@1.1.0", and the version before it, which ran until the watched one was promoted. */
  watched: string;
  baseline: string;
  /** When the watched version was promoted: what was reported of it before does not count. Unit: milliseconds. */
  sinceMs?: number;
  closed: readonly OutcomeWindow[];
  current: OutcomeWindow;
};

/**
 * Whether a promoted version fails so often that it has to go back. Pure.
 * @returns a sentence that says why, for the log; undefined to go on. No data means to go on.
 */
export function reasonToTakeBack(watchedCase: Case, settings: WatchSettings): string | undefined {
  return failsAtOnce(watchedCase, settings) ?? failsMoreOften(watchedCase, settings);
}

/** Whether a version has nothing to show in half of some visits, as in one window; why, or undefined. */
export function failsAtOnce(
  { watched, closed, current, sinceMs = 0 }: Omit<Case, 'baseline'>,
  settings: WatchSettings,
): string | undefined {
  const { fastSessions, fastPercent, minAddresses } = settings;
  // The last closed window as well: a window that ends must not save a version for another one.
  const bad = [current, ...closed.slice(-1).filter(({ startMs }) => startMs >= sinceMs)]
    .map((window) => outcomesIn(window, watched))
    .find(
      (outcomes) =>
        outcomes.sessions >= fastSessions &&
        countOf(outcomes.failing) >= minAddresses &&
        surePercentOf(outcomes) >= fastPercent,
    );
  return bad && `${bad.failed} of ${bad.sessions} sessions with ${watched} failed.`;
}

function failsMoreOften(watchedCase: Case, settings: WatchSettings): string | undefined {
  const { watched, baseline, closed, sinceMs = 0 } = watchedCase;
  const { badWindows, minSessions, minAddresses, minPoints, minFactor } = settings;
  const last = closed.slice(-badWindows);
  if (last.length < badWindows) return undefined;
  const before = sumOfOutcomes(closed.map((window) => outcomesIn(window, baseline)));
  const isBad = (window: OutcomeWindow): boolean => {
    const own = outcomesIn(window, watched);
    if (window.startMs < sinceMs || own.sessions < minSessions || before.sessions === 0) return false;
    const [ownPercent, otherPercent] = [surePercentOf(own), percentOf(before)];
    return ownPercent - otherPercent >= minPoints && ownPercent >= minFactor * otherPercent;
  };
  if (!last.every(isBad)) return undefined;
  const own = sumOfOutcomes(last.map((window) => outcomesIn(window, watched)));
  if (countOf(own.failing) < minAddresses) return undefined;
  return `${own.failed} of ${own.sessions} sessions with ${watched} failed, ${before.failed} of ${before.sessions} with ${baseline}.`;
}

const outcomesIn = ({ outcomes }: OutcomeWindow, release: string): Outcomes =>
  outcomes.get(release) ?? {
    ...{ sessions: 0, failed: 0, failedVisits: new Set() },
    ...{ addresses: noneSeen, failing: noneSeen },
  };

const percentOf = ({ sessions, failed }: Pick<Outcomes, 'sessions' | 'failed'>): number =>
  sessions === 0 ? 0 : (failed / sessions) * 100;

/** By visits and by addresses, whichever is less: a few machines that report a lot must not decide. */
const surePercentOf = (outcomes: Outcomes): number =>
  Math.min(
    percentOf(outcomes),
    percentOf({ sessions: countOf(outcomes.addresses), failed: countOf(outcomes.failing) }),
  );
