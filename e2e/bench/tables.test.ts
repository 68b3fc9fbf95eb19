import { expect, it } from 'vitest';
import { loadTables, mostOften } from './load-tables.ts';
import type { Load } from './measure-load.ts';
import { pressTable } from './press-table.ts';
import type { Target } from './press-server.ts';
import { mediansOf, type ServerFigures } from './server-figures.ts';
import { memoryTable, serverTable } from './server-table.ts';

const load = (figures: Partial<Load>): Load => ({
  firstByteMs: 200,
  firstPaintMs: 1_840,
  largestPaintMs: 2_400,
  largest: 'img hero-960.avif',
  hydratedMs: 3_900,
  blockedMs: 890,
  layoutShift: 0,
  requestsBeforeLargestPaint: 20,
  requests: 60,
  scriptBytesBeforeHydration: 183 * 1024,
  scriptBytes: 277 * 1024,
  totalBytes: 583 * 1024,
  bytesAtRest: 94 * 1024,
  ...figures,
});
const document = { rawBytes: 285 * 1024, bytes: 32 * 1024, nodes: 1_842, controlBytes: 6_000, movedBy: 0 };

it('puts the medians of a page beside those of its control', () => {
  const loads = [load({}), load({ firstPaintMs: 9_000 }), load({ firstPaintMs: 1_000 })];
  const controls = [load({ firstPaintMs: 640, largestPaintMs: 800, hydratedMs: Number.NaN })];
  const [waits, travels] = loadTables([{ name: '/en', document, loads, controls }]).split('\n\n');
  expect(waits?.split('\n').at(-1)).toBe(
    '| /en | 200 ms | 1.84 s | 0.64 s | 2.9 × | 2.40 s | 0.80 s | 3.0 × | img hero-960.avif | 3.90 s | 890 ms | 0.000 |',
  );
  expect(travels?.split('\n').at(-1)).toBe(
    '| /en | 183 | 277 | 583 | 94 | 583 | 20 | 60 | 285 | 32 | 1842 |',
  );
});

it('says of what most loads say the same', () => {
  expect(mostOften(['dialog: img a', 'h1 “Cart”', 'h1 “Cart”'])).toBe('h1 “Cart”');
});

it('says of a press when the browser painted again and when each thing was there', () => {
  const results = [
    { inpMs: 264, seenMs: { frame: 900, price: 1_900 } },
    { inpMs: 240, seenMs: { frame: 800, price: 1_800 } },
    { inpMs: 300, seenMs: { frame: 700, price: 2_000 } },
  ];
  const quick = [{ inpMs: 0, seenMs: { frame: 40 } }];
  const rows = pressTable([
    { name: 'tap a product', locale: 'en', results },
    { name: 'open the menu', locale: 'ar', results: quick },
  ]).split('\n');
  expect(rows.slice(2)).toEqual([
    '| tap a product, en | 264 ms | frame 800 ms, price 1900 ms |',
    '| open the menu, ar | below 16 ms | frame 40 ms |',
  ]);
});

it('puts a page beside the same bytes from a plain server at the same number of connections', () => {
  const control: Target = { name: 'plain', origin: '', nextPath: () => '', bytes: 1 };
  const page: Target = { ...control, name: 'page', control };
  const pressed = (perSecond: number): Omit<ServerFigures, 'target'> => ({
    ...{ perSecond, p50: 8, p95: 20, p99: 31, whole: 100, refused: 3, wrong: 0 },
    ...{ connections: 10, edgeMs: 68.04, apiMs: Number.NaN, plainMs: 0 },
  });
  const figures = [
    ...[10, 20, 12].map((perSecond) => ({ ...pressed(perSecond), target: page })),
    ...[4_000, 4_800, 9_000].map((perSecond) => ({ ...pressed(perSecond), target: control })),
  ];
  const rows = serverTable([mediansOf(figures, page, 10), mediansOf(figures, control, 10)]).split('\n');
  expect(rows.slice(2)).toEqual([
    '| page | 10 | 12.0 | 0.3 % | 8.0 ms | 20 ms | 31 ms | 68.04 ms | – | 0.00 ms | 3 | 0 |',
    '| plain | 10 | 4800 |  | 8.0 ms | 20 ms | 31 ms | 68.04 ms | – | 0.00 ms | 3 | 0 |',
  ]);
});

it('lists the memory of both servers over time', () => {
  const megabyte = 1024 * 1024;
  expect(
    memoryTable([{ minute: 0.5, edge: 508 * megabyte, api: 466 * megabyte }])
      .split('\n')
      .at(-1),
  ).toBe('| 0.5 | 508 MB | 466 MB |');
});
