import type { Fault } from './beacon-details.ts';
import { expect, it } from 'vitest';
import { mergeSections } from '@dana/releases/reading/reports/merge-sections';
import { reportSectionSchema } from '@dana/releases/reading/reports/report-section';
import { createReportWindows, type DetailedReport } from './report-windows.ts';

const tree = 'a'.repeat(64);
const frame = (column: number, file = `/assets/mf-demo/${tree}/web/demo.route.js`) => ({
  file,
  line: 1,
  column,
});
const fault = (more: Partial<Fault> = {}): Fault => ({
  ...{ remote: 'mf-demo', version: '1.0.0', kind: 'thrown', message: 'no price of 7', page: '/demo' },
  stack: [frame(120), frame(90)],
  ...more,
});
const report = (more: Partial<DetailedReport>): DetailedReport => ({ faults: [], calls: [], ...more });
const visitor = (mark: string, address = mark, browser = 'Chrome 153') => ({ mark, address, browser });

const windowMs = 60_000;

function open() {
  let nowMs = Date.parse('2026-11-25T03:00:00Z');
  const windowStart = () => Math.floor(nowMs / windowMs) * windowMs;
  const windows = createReportWindows({ sessionsPerAddress: 5, windowStart, now: () => nowMs });
  const pass = (minutes: number): void => {
    nowMs += minutes * 60_000;
  };
  const section = () => mergeSections(windows.windows().map((window) => window.section));
  const groups = () => section().faults.groups;
  return { windows, pass, section, groups };
}

it('is one group for one fault of many visits, with its pages, browsers, times and latest incident', () => {
  const { windows, pass, groups } = open();
  windows.add(report({ faults: [fault({ incident: '0000aaaa' })] }), visitor('a'));
  pass(2);
  const again = fault({ message: 'no price of 12', page: 'other', incident: '0000bbbb' });
  windows.add(report({ faults: [again] }), visitor('b', 'b', 'Firefox 144'));
  expect(groups()).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      ...{ release: 'mf-demo@1.0.0', kind: 'thrown', message: 'no price of #', visits: 2 },
      ...{ firstAt: '2026-11-25T03:00:00.000Z', lastAt: '2026-11-25T03:02:00.000Z', incident: '0000bbbb' },
      pages: { '/demo': 1, other: 1 },
      browsers: { 'Chrome 153': 1, 'Firefox 144': 1 },
      stack: [frame(120), frame(90)],
    },
  ]);
});

it('distinguishes faults by release, kind, message and place, and not by what lies further out', () => {
  const { windows, groups } = open();
  const outer = frame(5, `/assets/shell/${tree}/web/main.js`);
  const different = [
    fault(),
    fault({ version: '1.1.0' }),
    fault({ kind: 'rejection' }),
    fault({ message: 'no stock' }),
    fault({ stack: [frame(121), frame(90)] }),
  ];
  for (const [index, each] of different.entries())
    windows.add(report({ faults: [each] }), visitor(`${index}`));
  windows.add(report({ faults: [fault({ stack: [frame(120), frame(90), outer] })] }), visitor('outer'));
  expect(groups().map(({ visits }) => visits)).toEqual([2, 1, 1, 1, 1]);
});

it('counts what a visit says once, however often it says it, and in the first window only', () => {
  const { windows, pass, section } = open();
  const said = report({
    faults: [fault(), fault()],
    calls: [{ remote: 'mf-demo', method: 'GET', route: '/cart/7', status: 503, count: 3 }],
    measured: ['shell@1.0.0', 'mf-demo@1.0.0'].map((release) => ({
      release,
      vitals: { page: '/demo', lcpMs: 1_200, cls: 0.1 },
    })),
  });
  for (const minutes of [0, 1, 9]) {
    pass(minutes);
    windows.add(said, visitor('a'));
  }
  const { faults, vitals, calls } = section();
  expect(faults.releases).toEqual({ 'mf-demo@1.0.0': { thrown: 1 } });
  expect(faults.groups.map(({ visits }) => visits)).toEqual([1]);
  expect(calls).toEqual([
    { remote: 'mf-demo', method: 'GET', route: '/cart/:id', status: 503, visits: 1, count: 3 },
  ]);
  const values = { lcpMs: [[75, 1]], inpMs: [], cls: [[49, 1]] };
  expect(vitals).toMatchObject([
    { release: 'shell@1.0.0', ...values },
    { release: 'mf-demo@1.0.0', ...values },
  ]);
});

it('keeps nothing of what runs beside the shop but that it was elsewhere', () => {
  const { windows, groups } = open();
  const stack = [frame(3, 'chrome-extension://abc/secret-of-a-shopper.js'), frame(120)];
  windows.add(report({ faults: [fault({ stack })] }), visitor('a'));
  expect(groups()[0]?.stack.map(({ file }) => file)).toEqual(['elsewhere', frame(1).file]);
});

it('stays small in a flood, and does not lose the fault that many visits have', () => {
  const { windows, section, groups } = open();
  for (let visit = 0; visit < 30; visit += 1)
    windows.add(report({ faults: [fault()] }), visitor(`real ${visit}`));
  const word = (index: number) => String.fromCodePoint(0x4e00 + (index % 20_000));
  for (let index = 0; index < 1_000; index += 1) {
    const made = Array.from({ length: 10 }, (_, at) =>
      fault({
        message: word(index * 10 + at).repeat(200),
        stack: Array.from({ length: 15 }, () => frame(index)),
      }),
    );
    const call = { method: 'GET', route: `/${'x'.repeat(index % 39)}`, status: 500, count: 1_000_000 };
    windows.add(report({ faults: made, calls: [call] }), visitor(`${index}`, `${index}`, `Chrome ${index}`));
  }
  expect(groups()[0]).toMatchObject({ message: 'no price of #', visits: 30 });
  const flooded = section();
  expect(flooded.faults.others).toBeGreaterThan(9_700);
  expect(JSON.stringify(flooded).length).toBeLessThan(128 * 1024);
  expect(reportSectionSchema.parse(JSON.parse(JSON.stringify(flooded)))).toEqual(flooded);
});

it('takes five visits of one address in a window, so that one machine fills no chart', () => {
  const { windows, groups } = open();
  for (let mark = 0; mark < 100; mark += 1)
    windows.add(
      report({ faults: [fault({ message: `made up ${'x'.repeat(mark)}` })] }),
      visitor(`${mark}`, 'one'),
    );
  expect(groups()).toHaveLength(5);
});

it('holds an hour for a store that is away, less of each window that is over, and forgets what is older', () => {
  const { windows, pass, groups } = open();
  for (let index = 0; index < 30; index += 1)
    windows.add(report({ faults: [fault({ message: 'x'.repeat(index + 1) })] }), visitor(`${index}`));
  expect(groups()).toHaveLength(30);
  pass(59);
  expect(groups()).toHaveLength(12);
  for (let minute = 0; minute < 60; minute += 1) {
    pass(1);
    windows.windows();
  }
  expect(groups()).toEqual([]);
});
