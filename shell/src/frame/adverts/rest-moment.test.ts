// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advertRests, whenAtRest } from './rest-moment.ts';

let paintedAtMs: number | undefined;

let called: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  called = 0;
  paintedAtMs = 0;
  stop = whenAtRest(
    () => {
      called += 1;
    },
    advertRests,
    () => paintedAtMs,
  );
});
afterEach(() => stop());
const happens = (type: string) => window.dispatchEvent(new Event(type));

it('calls back once, as soon as the page has come', () => {
  vi.advanceTimersByTime(400);
  expect(called).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(called).toBe(1);
});

it('waits for the largest thing of the first view, and comes at most 2.5 seconds after it', () => {
  paintedAtMs = undefined;
  vi.advanceTimersByTime(8_000);
  expect(called).toBe(0);
  paintedAtMs = performance.now();
  vi.advanceTimersByTime(2_500);
  expect(called).toBe(1);
});

it.each(['pointerup', 'scroll', 'wheel'])(
  'counts from the last %s, and more slowly once the page is no longer new',
  (type) => {
    vi.advanceTimersByTime(200);
    happens(type);
    vi.advanceTimersByTime(250);
    happens(type);
    expect(called).toBe(0);
    for (let passedMs = 0; passedMs < 4_000; passedMs += 250) {
      vi.advanceTimersByTime(250);
      happens(type);
    }
    vi.advanceTimersByTime(2_900);
    expect(called).toBe(0);
    vi.advanceTimersByTime(300);
    expect(called).toBe(1);
  },
);

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
