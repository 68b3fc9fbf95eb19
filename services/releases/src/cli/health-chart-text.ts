import type { HealthView } from '../admin/health/health-view.ts';
import { differenceText } from '../reading/health/suspect/change-of.ts';
import { table } from './table.ts';

const rowsMax = 24;
type Window = HealthView['chart'][number];
type Counts = Window['releases'][string];

/** What a chart of one deployable shows: how often each of its releases failed, by time, with every change meanwhile. */
export function healthChartText({ chart, changes }: HealthView, name: string): string {
  const releases = [...new Set(chart.flatMap((window) => Object.keys(window.releases)))]
    .filter((release) => release.startsWith(`${name}@`))
    .toSorted();
  if (releases.length === 0) return '';
  const rows = inRows(chart);
  const cells = rows.map(({ start, counts }) => [
    timeText(start),
    ...releases.map((release) => shareText(counts(release))),
  ]);
  const [head = '', ...texts] = table(['SINCE (UTC)', ...releases], cells).split('\n');
  const lines = rows.map(({ start }, index) => ({ at: start, text: texts[index] ?? '' }));
  const marks = changes.map(({ at, revision, differences, actor }) => ({
    at,
    text: `${timeText(at)}  revision ${revision}: ${differences.map(differenceText).join(', ')} (${actor})`,
  }));
  const sorted = [...lines, ...marks].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return [head, ...sorted.map(({ text }) => text)].join('\n');
}

const timeText = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

function inRows(chart: HealthView['chart']) {
  const perRow = Math.ceil(chart.length / rowsMax);
  return Array.from({ length: Math.ceil(chart.length / perRow) }, (_, row) => {
    const windows = chart.slice(row * perRow, (row + 1) * perRow);
    return { start: windows[0]?.start ?? '', counts: (release: string) => sumOf(windows, release) };
  });
}

const sumOf = (windows: readonly Window[], release: string): Counts =>
  windows.reduce(
    ({ sessions, failed }, { releases: { [release]: more } }) => ({
      sessions: sessions + (more?.sessions ?? 0),
      failed: failed + (more?.failed ?? 0),
    }),
    { sessions: 0, failed: 0 },
  );

const shareText = ({ sessions, failed }: Counts): string =>
  sessions === 0 ? '' : `${Math.round((failed / sessions) * 1_000) / 10} % of ${sessions}`;
