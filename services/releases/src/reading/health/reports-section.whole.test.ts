import { expect, it } from 'vitest';
import { reportsOf, windowOf } from '../../testing/health-slices.ts';
import { emptySection } from '../reports/merge-sections.ts';
import type { FaultGroup, ReportSection } from '../reports/report-section.ts';
import { readSettled, readSlice, settledBytes, settleSlices } from './health-objects.ts';

const noon = Date.UTC(2026, 10, 25, 12);
const release = 'mf-demo@1.0.0';
const at = '2026-11-25T12:00:00.000Z';
const group = (key: string, visits: number): FaultGroup => ({
  ...{ key, release, kind: 'thrown', message: key.padEnd(2_000, '.'), visits, stack: [] },
  ...{ firstAt: at, lastAt: at, pages: {}, browsers: {} },
});
const reports = (groups: FaultGroup[]): ReportSection => ({
  ...emptySection,
  faults: { groups, others: 0, releases: { [release]: { thrown: groups.length } } },
});
const bytesOf = (windows: object[], more: object = {}) =>
  new TextEncoder().encode(JSON.stringify({ schema: 1, edge: 'one', knowsBy: 'address', windows, ...more }));
const outcomes = windowOf(noon, [{ release, sessions: 20, failed: 2 }]).sections;

it('is left out where it is of another form, and the visits of the same window stay', () => {
  const slice = readSlice(
    bytesOf([{ ...reportsOf(noon, emptySection), sections: { ...outcomes, reports: { faults: 7 } } }]),
  );
  expect(slice?.windows[0]?.sections.outcomes?.get(release)).toMatchObject({ sessions: 20, failed: 2 });
  expect(slice?.windows[0]?.sections.reports).toBeUndefined();
});

it('an edge that wrote visits alone, as older ones do, stands beside one that writes both', () => {
  const older = readSlice(bytesOf([windowOf(noon, [{ release, sessions: 10, failed: 0, first: 900 }])]));
  const both = { ...reportsOf(noon, reports([group('no price', 3)])) };
  const newer = readSlice(
    bytesOf([{ ...both, sections: { ...outcomes, ...both.sections } }], { edge: 'two' }),
  );
  const [window] = settleSlices([older!, newer!], 60_000);
  expect(window?.sections.outcomes?.[release]).toMatchObject({ sessions: 30, failed: 2 });
  expect(window?.sections.reports?.faults.groups).toMatchObject([{ visits: 3 }]);
});

it('gives way to the visits where an object would be too large for a store, the rare faults first', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    ...{ startMs: noon + hour * 3_600_000, lengthMs: 3_600_000 },
    sections: {
      outcomes: { [release]: { sessions: 100, failed: 9, addresses: 90, failing: 9 } },
      reports: reports([
        group('often', 50),
        ...Array.from({ length: 30 }, (_, index) => group(`${index}`, 1)),
      ]),
    },
  }));
  const bytes = settledBytes(hours);
  expect(bytes.length).toBeLessThan(1_000_000);
  const read = readSettled(bytes)!;
  expect(read.map(({ sections }) => sections.outcomes)).toEqual(
    hours.map(({ sections }) => sections.outcomes),
  );
  for (const { sections } of read) {
    const { groups = [], others = 0 } = sections.reports?.faults ?? {};
    expect(groups[0]?.key).toBe('often');
    expect(groups.reduce((sum, { visits }) => sum + visits, others)).toBe(80);
  }
});
