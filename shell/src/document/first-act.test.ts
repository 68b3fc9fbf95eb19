import { beforeEach, expect, it, vi } from 'vitest';
import { firstAct } from './first-act.ts';

beforeEach(() => void vi.useFakeTimers());

it.each(['pointermove', 'wheel', 'scroll'])('is there with the first %s', async (act) => {
  const page = new EventTarget();
  const waiting = firstAct(page);
  page.dispatchEvent(new Event('load'));
  page.dispatchEvent(new Event(act));
  await expect(waiting).resolves.toBeUndefined();
});

it.each(['pointerdown', 'touchstart', 'keydown'])('leaves the line to what a %s wants first', async (act) => {
  const page = new EventTarget();
  const seen: string[] = [];
  const waiting = firstAct(page).then(() => seen.push('acted'));
  page.dispatchEvent(new Event(act));
  await vi.advanceTimersByTimeAsync(900);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(seen).toEqual(['acted']);
});
