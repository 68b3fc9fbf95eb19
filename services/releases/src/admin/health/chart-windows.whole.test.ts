import { expect, it } from 'vitest';
import type { HealthWindow } from '../../reading/health/health-objects.ts';
import { chartWindows } from './chart-windows.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const noon = Date.UTC(2026, 10, 25, 12);
const release = 'mf-demo@1.0.0';
const window = (startMs: number, lengthMs: number): HealthWindow => ({
  ...{ startMs, lengthMs },
  sections: { outcomes: { [release]: { sessions: 10, failed: 1, addresses: 10, failing: 1 } } },
});
const windows = [
  ...Array.from({ length: 6 }, (_, hour) => window(noon + hour * hourMs, hourMs)),
  ...Array.from({ length: 360 }, (_, minute) => window(noon + 6 * hourMs + minute * minuteMs, minuteMs)),
];

it('shows minutes as minutes beside hours, in few enough windows, and loses no visit', () => {
  const drawn = chartWindows(windows, { sinceMs: noon, untilMs: noon + 12 * hourMs });
  expect([...new Set(drawn.map(({ lengthMs }) => lengthMs / minuteMs))]).toEqual([60, 4]);
  expect(drawn.length).toBeLessThanOrEqual(240);
  expect(drawn.map(({ start }) => start)).toEqual(drawn.map(({ start }) => start).toSorted());
  expect(drawn.reduce((sum, { releases }) => sum + (releases[release]?.sessions ?? 0), 0)).toBe(3_660);
});

it('shows an hour by minute, and a month by hours', () => {
  const untilMs = noon + 12 * hourMs;
  const lastHour = windows.filter(({ startMs }) => startMs >= untilMs - hourMs);
  const drawn = chartWindows(lastHour, { sinceMs: untilMs - hourMs, untilMs });
  expect([drawn.length, drawn[0]?.lengthMs]).toEqual([60, minuteMs]);
  const month = chartWindows(windows, { sinceMs: untilMs - 720 * hourMs, untilMs });
  expect(month.every(({ lengthMs }) => lengthMs > 3 * hourMs - 1)).toBe(true);
});
