// @vitest-environment happy-dom
import { keptAttribute, seenCartName } from '@dana/contracts/offline';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSeen } from './forget-seen.ts';
import { isKeptDocument, whenReached } from './kept-document.ts';

let isAway = true;
beforeEach(() => {
  vi.useFakeTimers();
  isAway = true;
  vi.stubGlobal('fetch', async () => (isAway ? Promise.reject(new TypeError('away')) : Response.json({})));
});

it('is a kept document until the shop answers', async () => {
  document.documentElement.setAttribute(keptAttribute, '2026-11-23T00:00:00.000Z');
  const reached = vi.fn();
  whenReached(reached);
  await vi.advanceTimersByTimeAsync(25_000);
  expect([isKeptDocument(), reached.mock.calls.length]).toEqual([true, 0]);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isKeptDocument(), reached.mock.calls.length]).toEqual([false, 1]);
});

it('asks nothing from a page of the network', async () => {
  document.documentElement.removeAttribute(keptAttribute);
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  whenReached(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});

it('drops what says what somebody looked at, and keeps the shop’s own files', async () => {
  const kept = new Set([
    'dana-files-v1',
    'dana-seen-pictures-v1',
    'dana-seen-pages-v1 0123456789ab KWD',
    'other',
  ]);
  const stores = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  localStorage.setItem(`dana.${seenCartName}`, '{}');
  await forgetSeen(stores as unknown as CacheStorage);
  expect([...kept]).toEqual(['dana-files-v1', 'other']);
  expect(localStorage.getItem(`dana.${seenCartName}`)).toBeNull();
  await forgetSeen({ keys: () => Promise.reject(new Error('refused')) } as unknown as CacheStorage);
});
