// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const code = (formerKey?: string) =>
  storedValue<string | null>({
    lifetime: 'browser',
    name: 'code.v1',
    read: (text) => text,
    write: (value) => value,
    ...(formerKey === undefined ? {} : { formerKey }),
  });

it('is kept under the prefix of the shop, for the browser or for the tab', () => {
  code().write('A');
  expect(localStorage.getItem('dana.code.v1')).toBe('A');
  const own = storedValue({ lifetime: 'tab', name: 'own.v1', read: (text) => Number(text) });
  own.write(7);
  expect([sessionStorage.getItem('dana.own.v1'), own.read()]).toEqual(['7', 7]);
});

it('reads what an earlier release kept under another name, until there is something under its own', () => {
  localStorage.setItem('store.code', 'of before');
  expect(code('store.code').read()).toBe('of before');
  code('store.code').write('of today');
  expect(code('store.code').read()).toBe('of today');
  // A release that comes back finds what it knew.
  expect(localStorage.getItem('store.code')).toBe('of before');
});

it('forgets under both names', () => {
  localStorage.setItem('store.code', 'of before');
  code('store.code').write(null);
  expect(code('store.code').read()).toBeNull();
});

it('is the same object as long as the same text stands there', () => {
  const list = storedValue({ lifetime: 'tab', name: 'list.v1', read: (text) => JSON.parse(text ?? '[]') });
  list.write([1]);
  expect(list.read()).toBe(list.read());
  sessionStorage.setItem('dana.list.v1', '[2]');
  expect(list.read()).toEqual([2]);
});

it('is nothing where storage cannot be read, and lives with the page where it cannot be written', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  // Where storage is forbidden, its very name throws.
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbid);
  const own = code('store.code');
  expect(own.read()).toBeNull();
  own.write('A');
  expect(own.read()).toBe('A');
  own.write(null);
  expect(own.read()).toBeNull();
});
