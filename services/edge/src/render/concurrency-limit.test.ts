import { expect, it } from 'vitest';
import { createPageRoom } from './concurrency-limit.ts';

it('takes fewer pages at once while they are slow, never fewer than two, and more again when they are quick', () => {
  const room = createPageRoom(6);
  const after = (...tookMs: number[]): number => {
    for (const ms of tookMs) room.took(ms);
    return room.count();
  };
  expect(room.count()).toBe(6);
  expect([after(4_000), after(4_000), after(4_000)]).toEqual([3, 2, 2]);
  expect([after(100), after(100, 100, 100, 100)]).toEqual([3, 6]);
});

it('keeps to a smaller limit', () => {
  const room = createPageRoom(1);
  room.took(4_000);
  expect(room.count()).toBe(1);
});
