import type { HealthView } from '@dana/releases/admin/health/health-view';
import { expect, it } from 'vitest';
import { chartData, releasesIn, shareIn } from './chart-data.ts';

const minuteMs = 60_000;
const noon = Date.UTC(2026, 10, 25, 12);
const at = (minute: number): string => new Date(noon + minute * minuteMs).toISOString();
const windowAt = (
  minute: number,
  releases: Record<string, [sessions: number, failed: number]>,
): HealthView['chart'][number] => ({
  ...{ start: at(minute), lengthMs: minuteMs },
  releases: Object.fromEntries(
    Object.entries(releases).map(([name, [sessions, failed]]) => [name, { sessions, failed }]),
  ),
});
const change = (revision: number, minute: number, remote: string): HealthView['changes'][number] => ({
  ...{ revision, at: at(minute), verb: 'promote', actor: 'noura' },
  differences: [{ remote, before: { stable: '1.0.0' }, after: { stable: '1.1.0' } }],
});
const view = (more: Partial<HealthView>): HealthView => ({
  ...{ env: 'production', hours: 1, slots: {}, edges: [], chart: [], changes: [] },
  ...more,
});

const chart = [
  windowAt(0, { 'mf-demo@1.0.0': [10, 1], 'shell@1.0.0': [10, 0] }),
  windowAt(1, { 'mf-demo@1.0.0': [10, 2], 'mf-demo@1.1.0': [4, 0] }),
  windowAt(5, { 'mf-demo@1.1.0': [4, 3] }),
];

it('has a line for each release of the deployable, the one that was seen last first, and no others', () => {
  expect(releasesIn(chart, 'mf-demo')).toEqual(['mf-demo@1.1.0', 'mf-demo@1.0.0']);
  expect(releasesIn(chart, 'mf')).toEqual([]);
  expect(releasesIn([windowAt(0, { 'mf-demo@1.0.0': [0, 0] })], 'mf-demo')).toEqual([]);
});

it('holds a share until the next window begins, and nothing where none does', () => {
  const { times, series, sinceS, untilS } = chartData(view({ chart }), 'mf-demo', noon + 6 * minuteMs);
  const minutes = times.map((second) => Math.round((second * 1_000 - noon) / minuteMs));
  // Nobody was seen from minute 2 to minute 5.
  expect(minutes).toEqual([0, 1, 2, 2, 5, 6, 6]);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(times.length);
  expect(series.map(({ version, shares }) => [version, shares])).toEqual([
    ['1.1.0', [null, 0, 0, null, 75, 75, null]],
    ['1.0.0', [10, 20, 20, null, null, null, null]],
  ]);
  expect(untilS - sinceS).toBe(3_600);
});

it('begins with the release that is live and its canary', () => {
  const seen = { visits: 1, failed: 0, percent: 0, firstSeen: at(0), lastSeen: at(1) };
  const slots = {
    'mf-demo': [
      { version: '1.1.0', ...seen },
      { version: '1.0.0', is: 'live' as const, ...seen },
    ],
  };
  const { series } = chartData(view({ chart, slots }), 'mf-demo', noon);
  expect(series.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
});

it('marks every change of the shop, and which are of the deployable and which one is suspected', () => {
  const suspicion = { suspect: { revision: 3 } } as NonNullable<HealthView['suspicion']>;
  const changes = [change(3, 1, 'shell'), change(4, 2, 'mf-demo')];
  expect(chartData(view({ chart, changes, suspicion }), 'mf-demo', noon).marks).toEqual([
    { atS: noon / 1_000 + 60, revision: 3, isOwn: false, isSuspect: true },
    { atS: noon / 1_000 + 120, revision: 4, isOwn: true, isSuspect: false },
  ]);
});

it('knows no share of a release that nobody met', () => {
  expect(shareIn(chart[0], 'mf-demo@1.1.0')).toBeNull();
  expect(shareIn(undefined, 'mf-demo@1.0.0')).toBeNull();
  expect(chartData(view({}), 'mf-demo', noon)).toMatchObject({ times: [], series: [], marks: [] });
});
