import { expect, it, vi } from 'vitest';
import { createFewLines } from './few-lines.ts';

it('stays small and quiet under made-up kinds, and lets new ones through once their minute is over', () => {
  let nowMs = 0;
  const few = createFewLines({ now: () => nowMs });
  const say = vi.fn();
  for (let index = 0; index < 5_000; index++) few(`made up ${index}`, say);
  expect(say.mock.calls.length).toBeLessThanOrEqual(205);
  say.mockClear();
  few('a real one', say);
  expect(say).not.toHaveBeenCalled();
  nowMs = 60_000;
  few('a real one', say);
  expect(say).toHaveBeenCalledExactlyOnceWith(0);
});
