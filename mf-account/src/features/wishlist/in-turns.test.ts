import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('does everything, and never more than four things at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inTurns([...Array(11).keys()], 4, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(4);
  expect(done).toHaveLength(11);
});
