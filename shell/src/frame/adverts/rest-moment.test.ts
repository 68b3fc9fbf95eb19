// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenAtRest } from './rest-moment.ts';

let called: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  called = 0;
  stop = whenAtRest(() => {
    called += 1;
  }, 3_000);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});
const happens = (type: string) => window.dispatchEvent(new Event(type));

it('calls back once, when nothing happened for the time', () => {
  vi.advanceTimersByTime(2_999);
  expect(called).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(called).toBe(1);
});

it.each(['pointermove', 'pointerup', 'keydown', 'scroll', 'wheel'])('counts from the last %s', (type) => {
  vi.advanceTimersByTime(2_000);
  happens(type);
  vi.advanceTimersByTime(2_999);
  expect(called).toBe(0);
  vi.advanceTimersByTime(1);
  expect(called).toBe(1);
});

it('waits for as long as a finger is down', () => {
  happens('pointerdown');
  vi.advanceTimersByTime(60_000);
  expect(called).toBe(0);
  happens('pointerup');
  vi.advanceTimersByTime(6_000);
  expect(called).toBe(1);
});

it('waits for as long as a dialog is open, and no longer after it was stopped', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  vi.advanceTimersByTime(60_000);
  expect(called).toBe(0);
  stop();
  document.body.innerHTML = '';
  vi.advanceTimersByTime(60_000);
  expect(called).toBe(0);
});
