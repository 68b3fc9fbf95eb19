import { expect, it } from 'vitest';
import { killTable, requestTable } from './kill-figures.ts';
import type { Sent } from './requests.ts';

const page = (atMs: number, status: number | null): Sent => ({ kind: 'page', atMs, tookMs: 100, status });
const purchase = (atMs: number, status: number | null): Sent => ({ ...page(atMs, status), kind: 'purchase' });

it('counts a request that failed to the kill before its end', () => {
  const kills = [
    { name: 'api-1', atMs: 1_000, healedMs: 2_000 },
    { name: 'edge-1', atMs: 11_000, healedMs: 3_000 },
    { name: 'api-2', atMs: 21_000, healedMs: 4_000 },
  ];
  const sent = [page(950, null), purchase(1_400, 503), page(2_000, 200), purchase(21_900, 502)];
  const [, , api, edge] = killTable(kills, sent).split('\n');
  expect(api).toBe('| api | 2 | 1 | 2 | 1.0 | 4.0 | 4.0 |');
  expect(edge).toBe('| edge | 1 | 0 | 0 | 0.0 | 3.0 | 3.0 |');
});

it('says of each kind of request how many failed, and how many there were a second', () => {
  const sent = [page(0, 200), page(1, 200), page(2, 500), page(3, 200), purchase(4, 200)];
  const [, , pages, purchases] = requestTable(sent, 2_000).split('\n');
  expect(pages).toBe('| page | 4 | 2.0 | 1 | 25.00 % | 100 | 100 |');
  expect(purchases).toBe('| purchase | 1 | 0.5 | 0 | 0.00 % | 100 | 100 |');
});
