import { expect, it } from 'vitest';
import { createDeathBreaker } from './circuit-breaker.ts';

function openBreaker() {
  const clock = { ms: 0 };
  const breaker = createDeathBreaker({
    now: () => clock.ms,
    deathsAllowed: 2,
    windowMs: 1_000,
    pauseMs: 100,
  });
  return { clock, breaker };
}

it('pauses after too many deaths, tries again after the pause, and goes on with the first page', () => {
  const { clock, breaker } = openBreaker();
  expect([breaker.died(), breaker.died(), breaker.died()]).toEqual([0, 0, 100]);
  expect(breaker.state()).toBe('open');
  clock.ms = 100;
  expect(breaker.state()).toBe('halfOpen');
  breaker.rendered();
  expect(breaker.state()).toBe('closed');
  expect(breaker.died()).toBe(0);
});

it('pauses once more when the one that is tried dies', () => {
  const { clock, breaker } = openBreaker();
  for (let count = 0; count < 3; count += 1) breaker.died();
  clock.ms = 5_000;
  expect(breaker.died()).toBe(100);
  expect(breaker.state()).toBe('open');
});

it('forgets deaths with time', () => {
  const { clock, breaker } = openBreaker();
  for (let count = 0; count < 20; count += 1) {
    clock.ms += 500;
    expect(breaker.died()).toBe(0);
  }
});

it('takes a page of an older thread during the pause for no sign of life', () => {
  const { breaker } = openBreaker();
  for (let count = 0; count < 3; count += 1) breaker.died();
  breaker.rendered();
  expect(breaker.state()).toBe('open');
});
