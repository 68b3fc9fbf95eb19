import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptySection, mergeSections } from './merge-sections.ts';
import type { FaultGroup, ReportSection } from './report-section.ts';

const at = (minute: number): string => `2026-11-25T03:${String(minute).padStart(2, '0')}:00.000Z`;
const group = (key: string, visits: number, minute: number, more: Partial<FaultGroup> = {}): FaultGroup => ({
  ...{ key, release: 'mf-demo@1.0.0', kind: 'thrown', message: 'no price', visits, stack: [] },
  ...{
    firstAt: at(minute),
    lastAt: at(minute),
    pages: { '/demo': visits },
    browsers: { 'Chrome 153': visits },
  },
  ...more,
});
const section = (groups: FaultGroup[], more: Partial<ReportSection> = {}): ReportSection => ({
  ...emptySection,
  faults: { groups, others: 0, releases: { 'mf-demo@1.0.0': { thrown: groups.length } } },
  ...more,
});

it('adds the same fault of two edges up: first seen, last seen, and the incident of the latest', () => {
  const later = section([group('a', 3, 7, { incident: '0000bbbb', browsers: { 'Firefox 144': 3 } })]);
  const earlier = section([group('a', 2, 4, { incident: '0000aaaa' })]);
  for (const order of [
    [later, earlier],
    [earlier, later],
  ])
    expect(mergeSections(order).faults).toEqual({
      groups: [
        group('a', 5, 4, {
          ...{ lastAt: at(7), incident: '0000bbbb' },
          browsers: { 'Chrome 153': 2, 'Firefox 144': 3 },
        }),
      ],
      others: 0,
      releases: { 'mf-demo@1.0.0': { thrown: 2 } },
    });
});

it('loses no visit of a fault, in whatever order windows of several edges come', () => {
  const groups = fc.uniqueArray(
    fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), visits: fc.integer({ min: 1, max: 99 }) }),
    { selector: ({ key }) => key },
  );
  fc.assert(
    fc.property(fc.array(groups, { maxLength: 6 }), (windows) => {
      const sections = windows.map((all, minute) =>
        section(all.map(({ key, visits }) => group(key, visits, minute))),
      );
      const merged = mergeSections(sections).faults;
      const visitsOf = (key: string) =>
        windows.flat().reduce((sum, each) => sum + (each.key === key ? each.visits : 0), 0);
      for (const { key, visits } of merged.groups) expect(visits).toBe(visitsOf(key));
      const backwards = mergeSections(sections.toReversed()).faults;
      expect(new Map(backwards.groups.map((each) => [each.key, each.visits]))).toEqual(
        new Map(merged.groups.map((each) => [each.key, each.visits])),
      );
    }),
  );
});

it('adds calls and measures up by what they are of', () => {
  const call = { method: 'GET', route: '/cart', status: 503, visits: 2, count: 4 };
  const row = {
    release: 'shell@1.0.0',
    page: '/demo',
    lcpMs: [[70, 1] as [number, number]],
    inpMs: [],
    cls: [],
  };
  const one = section([], { calls: [call, { ...call, remote: 'mf-demo' }], vitals: [row] });
  expect(mergeSections([one, one])).toMatchObject({
    calls: [
      { ...call, visits: 4, count: 8 },
      { ...call, remote: 'mf-demo', visits: 4, count: 8 },
    ],
    vitals: [{ ...row, lcpMs: [[70, 2]] }],
  });
});

it('is bounded however many windows there are: what is rare is counted with the rest', () => {
  const windows = Array.from({ length: 60 }, (_, window) =>
    section(Array.from({ length: 30 }, (_, index) => group(`${window} ${index}`, 1, 0))),
  );
  const { groups, others } = mergeSections([section([group('real', 9, 1)]), ...windows]).faults;
  expect([groups[0]?.key, groups.length, others]).toEqual(['real', 500, 60 * 30 + 9 - 508]);
});
