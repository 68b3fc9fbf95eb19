import type { Fault } from './beacon-details.ts';
import { expect, it } from 'vitest';
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

function open() {
  let nowMs = Date.parse('2026-11-25T03:00:00Z');
  const windows = createReportWindows({ sessionsPerAddress: 5, now: () => nowMs });
  const pass = (minutes: number): void => {
    nowMs += minutes * 60_000;
  };
  const groups = () => windows.read(1).section.faults.groups;
  return { windows, pass, groups };
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
  const { windows, pass } = open();
  const said = report({
    faults: [fault(), fault()],
    calls: [{ remote: 'mf-demo', method: 'GET', route: '/cart/7', status: 503, count: 3 }],
    measured: { release: 'shell@1.0.0', vitals: { page: '/demo', lcpMs: 1_200, cls: 0.1 } },
  });
  for (const minutes of [0, 1, 9]) {
    pass(minutes);
    windows.add(said, visitor('a'));
  }
  expect(windows.closed()).toHaveLength(1);
  const { faults, vitals, calls } = windows.read(1).section;
  expect(faults.releases).toEqual({ 'mf-demo@1.0.0': { thrown: 1 } });
  expect(faults.groups.map(({ visits }) => visits)).toEqual([1]);
  expect(calls).toEqual([
    { remote: 'mf-demo', method: 'GET', route: '/cart/:id', status: 503, visits: 1, count: 3 },
  ]);
  expect(vitals).toMatchObject([{ release: 'shell@1.0.0', lcpMs: [[75, 1]], inpMs: [], cls: [[49, 1]] }]);
});

it('keeps nothing of what runs beside the shop but that it was elsewhere', () => {
  const { windows, groups } = open();
  const stack = [frame(3, 'chrome-extension://abc/secret-of-a-shopper.js'), frame(120)];
  windows.add(report({ faults: [fault({ stack })] }), visitor('a'));
  expect(groups()[0]?.stack.map(({ file }) => file)).toEqual(['elsewhere', frame(1).file]);
});

it('stays small in a flood, and does not lose the fault that many visits have', () => {
  const { windows, groups } = open();
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
  const { section } = windows.read(1);
  expect(groups()[0]).toMatchObject({ message: 'no price of #', visits: 30 });
  expect(section.faults.others).toBeGreaterThan(9_700);
  expect(JSON.stringify(section).length).toBeLessThan(128 * 1024);
  expect(reportSectionSchema.parse(JSON.parse(JSON.stringify(section)))).toEqual(section);
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

it('forgets after an hour, and says since when it knows', () => {
  const { windows, pass, groups } = open();
  windows.add(report({ faults: [fault()] }), visitor('a'));
  pass(6);
  expect(groups()).toHaveLength(1);
  expect(windows.read(24).since).toBe('2026-11-25T03:00:00.000Z');
  for (let window = 0; window < 12; window += 1) {
    pass(6);
    windows.closed();
  }
  expect(windows.read(24).section.faults.groups).toEqual([]);
});
