import { expect, it } from 'vitest';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { createLease } from './lease.ts';

it('passes to another process when its holder is silent, and the holder that comes back sees that at once', async () => {
  const { store } = await temporaryStore();
  const clock = { a: 0, b: 1_000_000 };
  const a = createLease({ store, now: () => clock.a });
  const b = createLease({ store, now: () => clock.b });
  expect([await a.hold(), await b.hold()]).toEqual([true, false]);
  for (let seconds = 0; seconds < 60; seconds += 3) {
    clock.a += 3_000;
    clock.b += 3_000;
    expect([await a.hold(), await b.hold()]).toEqual([true, false]);
  }
  clock.b += 11_000;
  expect(await b.hold()).toBe(false);
  clock.b += 1_000;
  expect(await b.hold()).toBe(true);
  expect(await a.isHeld()).toBe(false);
  expect([await a.hold(), await b.isHeld()]).toEqual([false, true]);
  await b.release();
  expect(await a.hold()).toBe(true);
});

it('is taken by one of many who want it at once', async () => {
  const { store } = await temporaryStore();
  const all = Array.from({ length: 8 }, () => createLease({ store }));
  const held = await Promise.all(all.map((lease) => lease.hold()));
  expect(held.filter(Boolean)).toHaveLength(1);
});
