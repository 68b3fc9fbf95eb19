// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storedList } from './stored-list.ts';

const key = 'dana.test.v1';
const isEntry = (value: unknown): value is string => typeof value === 'string';
const list = () => storedList('browser', 'test.v1', isEntry);
afterEach(() => localStorage.clear());

it('is there again in the next document', () => {
  list().write(['a', 'b']);
  expect(list().read()).toEqual(['a', 'b']);
});

it.each(['{', '7', 'null', '{"a":1}', '[7, {}]'])('reads %s as nothing', (stored) => {
  localStorage.setItem(key, stored);
  expect(list().read()).toEqual([]);
});

it('stays empty once it was emptied, also where an earlier release kept another, and leaves nothing behind else', () => {
  localStorage.setItem('store.test', '["of before"]');
  const taken = storedList('browser', 'test.v1', isEntry, 'store.test');
  expect(taken.read()).toEqual(['of before']);
  taken.write([]);
  expect(taken.read()).toEqual([]);
  list().write([]);
  expect(localStorage.getItem(key)).toBeNull();
});

it('lives as long as the page where nothing can be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const own = list();
  own.write(['a']);
  expect(own.read()).toEqual(['a']);
  full.mockRestore();
});
