import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { idleSeconds } from './gate/run-steps.ts';
import { keepCoresBusy, playwrightWords, readRepeat } from './repeat-under-load.ts';

it('repeats the test of that title, whatever signs are in it, and hands on all other words', () => {
  const repeat = readRepeat(['--repeat', 'buys (as guest)?', '50', '--project=ar']);
  const words = repeat ? playwrightWords(repeat) : [];
  expect('[ar] › buys (as guest)? › today').toMatch(new RegExp(words[1]!));
  expect('[ar] › buys as guest').not.toMatch(new RegExp(words[1]!));
  expect(words).toEqual(expect.arrayContaining(['--repeat-each=50', '--project=ar']));
});

it.each([
  [['--repeat']],
  [['--repeat', 'a guest']],
  [['--repeat', 'a guest', 'often']],
  [['--repeat', '50']],
])('says how it is written instead of running something else: %j', (words) => {
  expect(() => readRepeat(words)).toThrow('pnpm e2e --repeat "');
});

it('leaves other runs as they are', () => {
  expect(readRepeat(['-g', 'guest'])).toBeUndefined();
});

it('leaves no core idle, and lets them rest afterwards', async () => {
  const load = keepCoresBusy();
  await wait(300);
  const idleBefore = idleSeconds();
  const usedBefore = process.cpuUsage();
  await wait(1000);
  const { user } = process.cpuUsage(usedBefore);
  const idle = idleSeconds() - idleBefore;
  await load.stop();
  // Other work may hold cores too, but none is free.
  expect(idle).toBeLessThan(0.5);
  expect(user / 1e6 / cpus().length).toBeGreaterThan(0.1);
}, 30_000);
