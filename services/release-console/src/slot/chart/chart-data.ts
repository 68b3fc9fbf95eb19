import type { HealthView } from '@dana/releases/admin/health/health-view';

type Window = HealthView['chart'][number];

/** The share of visits in which one release failed. Unit: per cent; null where nobody was seen. */
export type ChartSeries = { release: string; version: string; shares: (number | null)[] };

/** A change of any deployable while the chart runs. `isOwn`: of the one that is drawn. */
export type ChartMark = { atS: number; revision: number; isOwn: boolean; isSuspect: boolean };

export type ChartData = {
  /** Seconds since 1970, rising. */
  times: number[];
  series: ChartSeries[];
  marks: ChartMark[];
  sinceS: number;
  untilS: number;
};

/** The chart of one deployable: a step for each window, nothing where a release was not seen. Pure. */
export function chartData(
  { chart, changes, suspicion, hours, slots }: HealthView,
  remote: string,
  untilMs: number,
): ChartData {
  const sinceMs = untilMs - hours * 3_600_000;
  const releases = inOrder(releasesIn(chart, remote), slots[remote] ?? []);
  const steps = chart.flatMap((window, index) => stepsOf(window, chart[index + 1], untilMs));
  return {
    times: steps.map(({ atMs }) => atMs / 1_000),
    series: releases.map((release) => ({
      release,
      version: release.slice(remote.length + 1),
      shares: steps.map(({ window }) => shareIn(window, release)),
    })),
    marks: changes.map(({ revision, at, differences }) => ({
      atS: Date.parse(at) / 1_000,
      revision,
      isOwn: differences.some((difference) => difference.remote === remote),
      isSuspect: suspicion?.suspect.revision === revision,
    })),
    sinceS: sinceMs / 1_000,
    untilS: untilMs / 1_000,
  };
}

/** The one that is live first, then its canary: they have the same colours whatever else was seen. */
function inOrder(releases: string[], known: HealthView['slots'][string]): string[] {
  const placeOf = (release: string): number => {
    const is = known.find(({ version }) => release.endsWith(`@${version}`))?.is;
    return is === undefined ? 2 : is === 'live' ? 0 : 1;
  };
  return releases.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The releases of a deployable that were seen, the one that was seen last first. */
export function releasesIn(chart: readonly Window[], remote: string): string[] {
  const lastSeen = new Map<string, number>();
  for (const [index, { releases }] of chart.entries())
    for (const [release, { sessions }] of Object.entries(releases))
      if (sessions > 0 && release.startsWith(`${remote}@`)) lastSeen.set(release, index);
  return [...lastSeen].toSorted(([, one], [, other]) => other - one).map(([release]) => release);
}

/** Unit: per cent. */
export function shareIn(window: Window | undefined, release: string): number | null {
  const { sessions = 0, failed = 0 } = window?.releases[release] ?? {};
  return sessions === 0 ? null : (failed / sessions) * 100;
}

type Step = { atMs: number; window: Window | undefined };

/** A window lasts until the next one begins; where none does, its line ends where it ends. */
function stepsOf(window: Window, next: Window | undefined, untilMs: number): Step[] {
  const startMs = Date.parse(window.start);
  const endMs = Math.min(startMs + window.lengthMs, Math.max(untilMs, startMs + 2));
  const begins = { atMs: startMs, window };
  if (next && Date.parse(next.start) <= endMs) return [begins];
  return [begins, { atMs: endMs - 1, window }, { atMs: endMs, window: undefined }];
}
