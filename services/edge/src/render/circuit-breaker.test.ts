import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function openBreaker() {
  const clock = { ms: 0 };
  const breaker = createCircuitBreaker({
    now: () => clock.ms,
    failuresAllowed: 2,
    windowMs: 1_000,
    pauseMs: 100,
  });
  return { clock, breaker };
}

it('pauses after too many failures, tries again after the pause, and goes on with the first page', () => {
  const { clock, breaker } = openBreaker();
  expect([breaker.failed(), breaker.failed(), breaker.failed()]).toEqual([0, 0, 100]);
  expect(breaker.state()).toBe('open');
  clock.ms = 100;
  expect(breaker.state()).toBe('halfOpen');
  breaker.rendered();
  expect(breaker.state()).toBe('closed');
  expect(breaker.failed()).toBe(0);
});

it('pauses again when the one that is tried fails', () => {
  const { clock, breaker } = openBreaker();
  for (let count = 0; count < 3; count += 1) breaker.failed();
  clock.ms = 5_000;
  expect(breaker.failed()).toBe(100);
  expect(breaker.state()).toBe('open');
});

it('forgets failures with time', () => {
  const { clock, breaker } = openBreaker();
  for (let count = 0; count < 20; count += 1) {
    clock.ms += 500;
    expect(breaker.failed()).toBe(0);
  }
});

it('stays open when an older thread renders a page during the pause', () => {
  const { breaker } = openBreaker();
  for (let count = 0; count < 3; count += 1) breaker.failed();
  breaker.rendered();
  expect(breaker.state()).toBe('open');
});
