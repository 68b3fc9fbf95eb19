import type { HealthWindow } from './health-objects.ts';
import { releasesOf } from './within-target.ts';

/** What browsers reported of one version in one window. Unit: visits, and addresses that failed ones came from. */
type Rate = { sessions: number; failed: number; addresses: number };

/** The last hour, for charts. */
export type ReleaseRates = {
  /** Of all edges; oldest first, the one under way last. */
  windows: { start: string; releases: Record<string, Rate> }[];
  /** Reports that counted for nothing at the edge that answers, since it began. */
  ignored: Record<'unmarked' | 'repeated' | 'crowded', number>;
};

/** The rates as the store has them, for a server without an edge. */
export const ratesOfWindows = (windows: readonly HealthWindow[]): ReleaseRates['windows'] =>
  windows.map(({ startMs, sections: { outcomes } }) => ({
    start: new Date(startMs).toISOString(),
    releases: Object.fromEntries(
      releasesOf(outcomes).map(([release, { sessions, failed, failing }]) => [
        release,
        { sessions, failed, addresses: failing },
      ]),
    ),
  }));
