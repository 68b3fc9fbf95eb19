import { outcomesToJson } from '@dana/releases/reading/health/outcomes-section';
import type { WindowSource } from './health-writer.ts';
import type { Counts } from './outcome-counts.ts';

/** What this edge counted of releases, for the store. */
export const outcomesSource = (counts: Pick<Counts, 'closed' | 'current'>): WindowSource => ({
  name: 'outcomes',
  windows: () =>
    [...counts.closed(), counts.current()].map(({ startMs, outcomes }) => ({
      startMs,
      isEmpty: outcomes.size === 0,
      json: () => outcomesToJson(outcomes),
    })),
});
