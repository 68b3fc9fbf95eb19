import { expect, it } from 'vitest';
import { emptySection } from './merge-sections.ts';
import type { ReportSection } from './report-section.ts';
import { settleSections } from './settle-sections.ts';

const at = '2026-11-25T03:00:00.000Z';
const file = `/assets/mf-cart-checkout/${'a'.repeat(64)}/web/checkout.route.1a2b3c4d.js`;
const group = (key: string, visits: number) => ({
  ...{
    key,
    release: 'mf-cart-checkout@1.0.0',
    kind: 'thrown',
    message: key.repeat(200).slice(0, 200),
    visits,
  },
  stack: Array.from({ length: 10 }, () => ({ file, line: 1, column: 100_000, fn: 'x'.repeat(20) })),
  ...{ firstAt: at, lastAt: at, incident: '0000aaaa' },
  pages: Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`/order/:id/page-${index}`, visits])),
  browsers: Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`Samsung Internet ${index}`, visits]),
  ),
});
const histogram = Array.from({ length: 30 }, (_, bucket): [number, number] => [60 + bucket, 9]);
const minute = (index: number): ReportSection => ({
  faults: {
    groups: [group('real', 3), ...Array.from({ length: 29 }, (_, at) => group(`${index}-${at}`, 1))],
    others: 7,
    releases: { 'mf-cart-checkout@1.0.0': { thrown: 32 } },
  },
  vitals: Array.from({ length: 60 }, (_, page) => ({
    ...{ release: 'shell@1.0.0', page: `/page-${page}`, lcpMs: histogram, inpMs: histogram, cls: histogram },
  })),
  calls: Array.from({ length: 60 }, (_, route) => ({
    ...{
      remote: 'mf-cart-checkout',
      method: 'GET',
      route: `/route-${route}`,
      status: 503,
      visits: 1,
      count: 1,
    },
  })),
});

it('keeps of an hour of floods what most visits met, and of the rest the number', () => {
  const settled = settleSections(Array.from({ length: 12 }, (_, index) => minute(index)));
  expect(settled.faults.groups[0]).toMatchObject({ key: 'real', visits: 36 });
  expect(settled.faults.groups.reduce((sum, { visits }) => sum + visits, settled.faults.others)).toBe(
    12 * 39,
  );
  expect(settled.faults.releases).toEqual({ 'mf-cart-checkout@1.0.0': { thrown: 12 * 32 } });
});

it('is so small that a day of hours is an object of less than a megabyte', () => {
  const settled = settleSections(Array.from({ length: 12 }, (_, index) => minute(index)));
  expect(JSON.stringify(Array.from({ length: 24 }, () => settled)).length).toBeLessThan(1024 * 1024);
  expect(settleSections([])).toEqual(emptySection);
});
