import { drawn, element } from './element.js';

const width = 320;
const height = 96;

/** Share of sessions that failed, over the last windows: of the live version, and of the canary beside it. */
export function rateChart(remote, slot, windows) {
  const lines = [
    { version: slot.stable, name: 'Live', className: 'stable' },
    ...(slot.canary ? [{ version: slot.canary.version, name: 'Canary', className: 'canary-line' }] : []),
  ].map((line) => ({ ...line, ...ratesOf(`${remote}@${line.version}`, windows) }));
  const summary = lines.map(summaryOf).join(' · ');
  if (lines.every(({ sessions }) => sessions === 0))
    return element('p', { class: 'note' }, 'No browser has reported in the last hour.');
  const top = Math.max(
    5,
    ...lines.flatMap(({ percents }) => percents.filter((percent) => percent !== undefined)),
  );
  const x = (index) => 28 + (index * (width - 32)) / Math.max(1, windows.length - 1);
  const y = (percent) => 8 + (height - 24) * (1 - percent / top);
  return element(
    'figure',
    { class: 'figure' },
    element('p', { class: 'note' }, 'Failed sessions, the last hour until now'),
    drawn(
      'svg',
      {
        class: 'chart',
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': `Failed sessions. ${summary}`,
      },
      [0, top].map((percent) => [
        drawn('line', { class: 'grid', x1: 28, x2: width, y1: y(percent), y2: y(percent) }),
        drawn('text', { x: 0, y: y(percent) + 4 }, `${Math.round(percent)} %`),
      ]),
      lines.map(({ className, percents }) => {
        const points = percents.flatMap((percent, index) =>
          percent === undefined ? [] : [{ x: x(index), y: y(percent) }],
        );
        const line = points.map((point) => `${point.x},${point.y}`).join(' ');
        return [
          drawn('polyline', { class: className, points: line }),
          // A single window would be a line of no length.
          points.map((point) => drawn('circle', { class: className, cx: point.x, cy: point.y, r: 2.5 })),
        ];
      }),
    ),
    element(
      'figcaption',
      { class: 'note' },
      lines.map((line) => element('span', { class: `key ${line.className}` }, summaryOf(line))),
    ),
  );
}

function ratesOf(release, windows) {
  const outcomes = windows.map(({ releases }) => releases[release] ?? { sessions: 0, failed: 0 });
  return {
    percents: outcomes.map(({ sessions, failed }) =>
      sessions === 0 ? undefined : (failed / sessions) * 100,
    ),
    sessions: outcomes.reduce((sum, { sessions }) => sum + sessions, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function summaryOf({ name, version, sessions, failed }) {
  const share =
    sessions === 0
      ? 'no reports'
      : `${((failed / sessions) * 100).toFixed(1)} % of ${sessions} sessions failed`;
  return `${name} ${version}: ${share}`;
}
