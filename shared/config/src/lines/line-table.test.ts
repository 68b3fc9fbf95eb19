import { expect, it } from 'vitest';
import { linesByPart, longFiles, tableRows } from './line-table.ts';

const before = new Map([
  ['services/api/src/app.ts', 300],
  ['services/api/src/app.test.ts', 40],
  ['shell/src/main.tsx', 20],
  ['pnpm-lock.yaml', 9000],
]);

it('puts the lines of two commits beside each other, by part and kind', () => {
  const after = new Map([
    ...before,
    ['services/api/src/app.ts', 120],
    ['services/sample-shop/products/ring.json', 30],
  ]);
  expect(tableRows(linesByPart(before), linesByPart(after)).slice(2)).toEqual([
    '| services/api | 300 → 120 | 40 | 0 | 0 |',
    '| services/sample-shop | 0 | 0 | 0 → 30 | 0 |',
    '| shell | 20 | 0 | 0 | 0 |',
    '| in all | 320 → 140 | 40 | 0 → 30 | 0 |',
  ]);
});

it('names the files that are too long, but not what nobody writes', () => {
  expect(longFiles(before, 250)).toEqual([['services/api/src/app.ts', 300]]);
});
