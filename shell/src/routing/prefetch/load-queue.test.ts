import { expect, it } from 'vitest';
import { createLoadQueue } from './load-queue.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('runs four loads at once and the next as soon as one ends, also when it failed', async () => {
  const queue = createLoadQueue();
  const started: number[] = [];
  const ends: (() => void)[] = [];
  for (const at of [0, 1, 2, 3, 4, 5])
    queue.add(`${at}`, () => {
      started.push(at);
      return new Promise<void>((resolve, reject) => {
        ends[at] = at === 1 ? () => reject(new Error('The network is away.')) : resolve;
      });
    });
  expect(started).toEqual([0, 1, 2, 3]);
  ends[1]?.();
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[0]?.();
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
});

it('runs nothing twice, and what is under the pointer before what is only in view', async () => {
  const queue = createLoadQueue(1);
  const started: string[] = [];
  const load = (name: string) => async () => void started.push(name);
  queue.add('a', load('a'));
  queue.add('b', load('b'));
  queue.add('a', load('a again'));
  queue.add('c', load('c'), { isUrgent: true });
  await settle();
  expect(started).toEqual(['a', 'c', 'b']);
});
