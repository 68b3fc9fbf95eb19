import { expect, it } from 'vitest';
import { createPauses } from './supervisor.ts';

it('a server that dies again and again is started after longer and longer pauses, half a minute at most', () => {
  const pauses = createPauses(() => 0);
  const seen = Array.from({ length: 10 }, () => {
    pauses.started();
    return pauses.next();
  });
  expect(seen).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

it('a server that ran well is started again at once', () => {
  let nowMs = 0;
  const pauses = createPauses(() => nowMs);
  pauses.next();
  pauses.next();
  pauses.started();
  nowMs += 59_999;
  expect(pauses.next()).toBe(1_000);
  pauses.started();
  nowMs += 60_000;
  expect(pauses.next()).toBe(250);
});
