import { expect, it } from 'vitest';
import { declaredQuery } from './declared-query.ts';

const read = (query: string[] | undefined, search: string) =>
  declaredQuery(query ? { query } : {}, search)?.toString();

it('leaves what a route reads of a query, each value, in its order', () => {
  expect(read(['page', 'status'], '?status=b&x=1&page=2&status=a&Page=3')).toBe('status=b&page=2&status=a');
  expect(read([], '?x=1')).toBe('');
});

it('does not know what a route without a declaration reads, unless there is nothing', () => {
  expect(read(undefined, '?x=1')).toBeUndefined();
  expect([read(undefined, ''), read(undefined, '?')]).toEqual(['', '']);
});
