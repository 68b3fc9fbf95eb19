import { beforeEach, expect, it, vi } from 'vitest';
import { createPageProgress } from './page-progress.ts';

beforeEach(() => vi.useFakeTimers());

it('says nothing of a page that comes at once, then that it is on its way, then that it takes long', () => {
  const progress = createPageProgress();
  progress.begin('/shop');
  vi.advanceTimersByTime(149);
  expect(progress.getSnapshot()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(progress.getSnapshot()).toEqual({ path: '/shop', isLong: false });
  vi.advanceTimersByTime(60_000);
  expect(progress.getSnapshot()).toEqual({ path: '/shop', isLong: true });
  progress.end();
  expect(progress.getSnapshot()).toBeUndefined();
});

it('needs no outline for a page that is there and only has to be drawn', () => {
  const progress = createPageProgress();
  progress.begin('/shop');
  vi.advanceTimersByTime(200);
  progress.found('/shop');
  vi.advanceTimersByTime(60_000);
  expect(progress.getSnapshot()).toEqual({ path: '/shop', isLong: false });
});

it('forgets a page that another one was asked for instead of, and says nothing after the end', () => {
  const progress = createPageProgress();
  const onChange = vi.fn();
  progress.subscribe(onChange);
  progress.begin('/shop');
  vi.advanceTimersByTime(200);
  progress.begin('/blog');
  vi.advanceTimersByTime(200);
  expect(progress.getSnapshot()).toEqual({ path: '/blog', isLong: false });
  progress.end();
  onChange.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
});
