import { afterEach, expect, it, vi } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { guardedStore } from './guarded-store.ts';
import { StoreUnreachable, type Store } from './store.ts';

afterEach(() => vi.useRealTimers());

it('ends each call that is never answered, with what was tried, and lets go of such a store', async () => {
  const never = () => new Promise<never>(() => undefined);
  const { store } = await temporaryStore();
  const silent = Object.fromEntries(Object.keys(store).map((name) => [name, never])) as unknown as Store;
  const limited = guardedStore({ ...silent, close: never });
  vi.useFakeTimers();
  const bytes = new Uint8Array();
  const calls = {
    'write a/b': limited.putIfAbsent('a/b', bytes),
    'read a/b': limited.get('a/b'),
    'list a': limited.list('a'),
    'write head': limited.putHint('head', bytes),
    'remove a/b': limited.remove('a/b'),
    'read assets/x': limited.getTree('assets/x'),
    'write assets/x': limited.putTree('assets/x', []),
  };
  const refused = Object.entries(calls).map(async ([what, call]) => {
    const error = await call.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(StoreUnreachable);
    expect(String(error)).toMatch(new RegExp(`cannot be reached \\(${what}: no answer within \\d+ s\\)`));
  });
  const closed = limited.close?.();
  await vi.advanceTimersByTimeAsync(300_000);
  await Promise.all([...refused, closed]);
});

it('hands on what a store answers, and what it refuses', async () => {
  const { store } = await temporaryStore();
  const limited = guardedStore(store);
  expect(await limited.putIfAbsent('registry/a', new Uint8Array([1]))).toBe('created');
  expect(await limited.get('registry/a')).toEqual(Buffer.from([1]));
  await expect(limited.get('../x')).rejects.toMatchObject({ code: 'bad_key' });
});
