// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { storedList } from './stored-list.ts';
import { storedValue } from './stored-value.ts';

const code = (formerKey?: string) => storedValue('browser', 'code.v1', formerKey);

it('is kept under the prefix of the shop, for the browser or for the tab', () => {
  code().write('A');
  expect([localStorage.getItem('dana.code.v1'), code().read()]).toEqual(['A', 'A']);
  const own = storedValue('tab', 'own.v1');
  own.write('7');
  expect([sessionStorage.getItem('dana.own.v1'), own.read()]).toEqual(['7', '7']);
  own.write(null);
  expect([sessionStorage.length, own.read()]).toEqual([0, null]);
});

it('reads what an earlier release kept under another name, until there is something under its own', () => {
  localStorage.setItem('store.code', 'of before');
  expect(code('store.code').read()).toBe('of before');
  code('store.code').write('of today');
  expect(code('store.code').read()).toBe('of today');
  // A release that comes back finds what it knew.
  expect(localStorage.getItem('store.code')).toBe('of before');
});

it('is nothing where storage cannot be read, and lives with the page where it cannot be written', () => {
  // Where storage is forbidden, its very name throws.
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const own = code('store.code');
  expect(own.read()).toBeNull();
  own.write('A');
  expect(own.read()).toBe('A');
  own.write(null);
  expect(own.read()).toBeNull();
});

const isEntry = (value: unknown): value is string => typeof value === 'string';
const list = () => storedList('browser', 'test.v1', isEntry);
it('a list is there again in the next document', () => {
  list().write(['a', 'b']);
  expect(list().read()).toEqual(['a', 'b']);
});

it.each(['{', '7', 'null', '{"a":1}', '[7, {}]'])('a list reads %s as nothing', (stored) => {
  localStorage.setItem('dana.test.v1', stored);
  expect(list().read()).toEqual([]);
});

it('a list stays empty once it was emptied, also where an earlier release kept another, and leaves nothing behind else', () => {
  localStorage.setItem('store.test', '["of before"]');
  const taken = storedList('browser', 'test.v1', isEntry, 'store.test');
  expect(taken.read()).toEqual(['of before']);
  taken.write([]);
  expect(taken.read()).toEqual([]);
  list().write([]);
  expect(localStorage.getItem('dana.test.v1')).toBeNull();
});
