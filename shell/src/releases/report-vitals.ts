import type { BeaconDetails } from '@dana/contracts/beacon';
import { largestShift, longestVitalMs } from '@dana/contracts/beacon/limits';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Measures how this document is met, and sends it once, when the page is hidden for the first time. What was painted, moved and
 * pressed before this was loaded counts as well: browsers keep it. A page that is left before that reports nothing.
 * @param page – the pattern of the route that the document came with.
 */
export function reportVitals(page: string, send: (details: BeaconDetails) => void): void {
  const values: Partial<Record<Metric['name'], number>> = {};
  const keep = ({ name, value }: Metric): void => {
    values[name] = value;
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });

  const listening = new AbortController();
  // After the listeners of what measures: they take in what was seen last.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      listening.abort();
      const { LCP, INP, CLS } = values;
      if (LCP === undefined && INP === undefined && CLS === undefined) return;
      send({
        vitals: {
          ...(LCP !== undefined && { lcpMs: inLimit(LCP, longestVitalMs) }),
          ...(INP !== undefined && { inpMs: inLimit(INP, longestVitalMs) }),
          ...(CLS !== undefined && { cls: inLimit(CLS, largestShift) }),
          page,
        },
      });
    },
    { signal: listening.signal },
  );
}

/** To the thousandth: of a shift no browser says more. */
const inLimit = (value: number, most: number): number => Math.round(Math.min(value, most) * 1_000) / 1_000;
