import type { KnowsBy } from '../../reading/health/health-objects.ts';
import type { SlotDifference } from '../../reading/compare-revisions.ts';
import type { Suspicion } from '../../reading/health/suspect/suspect-of.ts';
import type { Measures } from '../../reading/reports/vitals-view.ts';

/** How one release did in the time that was asked for. Unit: visits, per cent. */
export type ReleaseHealth = {
  version: string;
  /** What it is now; missing for one that is not live any more. */
  is?: 'live' | 'canary';
  visits: number;
  failed: number;
  percent: number;
  firstSeen: string;
  lastSeen: string;
};

export type HealthView = {
  env: string;
  hours: number;
  /** Of each slot its releases, the newest seen first. */
  slots: Record<string, ReleaseHealth[]>;
  /** Since which change something fails; missing while nothing surely does. */
  suspicion?: Suspicion;
  /** Storefronts that reported within the last quarter of an hour. */
  edges: { edge: string; lastSeen: string; knowsBy: KnowsBy }[];
  /** How fast the pages of each release were, by its name, `shell@1.0.2`; missing in the answer of an older server. */
  vitals?: Record<string, Measures>;
  /** For a chart: at most 240 windows, oldest first, longer ones before what is still known by minute; and what was changed meanwhile. */
  chart: {
    start: string;
    lengthMs: number;
    releases: Record<string, { sessions: number; failed: number }>;
  }[];
  changes: { revision: number; at: string; verb: string; actor: string; differences: SlotDifference[] }[];
};
