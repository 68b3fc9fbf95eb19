// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredList } from './stored-list.ts';

const key = 'store.test.v1';
const isText = (value: unknown): value is string => typeof value === 'string';
afterEach(() => localStorage.clear());

it('is there again in the next document', () => {
  createStoredList(key, isText).write(['a', 'b']);
  expect(createStoredList(key, isText).read()).toEqual(['a', 'b']);
});

it.each(['{', '7', 'null', '{"a":1}', '[7, {}]'])('reads %s as nothing', (stored) => {
  localStorage.setItem(key, stored);
  expect(createStoredList(key, isText).read()).toEqual([]);
});

it('lives as long as the page where nothing can be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const list = createStoredList(key, isText);
  list.write(['a']);
  expect(list.read()).toEqual(['a']);
  full.mockRestore();
});
