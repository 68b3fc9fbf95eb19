import { beforeEach, expect, it, vi } from 'vitest';
import { readAbout } from '../document/read-about.ts';
import { readNavigation } from '../frame/navigation/read-navigation.ts';
import { loadEntryScript } from '../loading/federation/load-entry-script.ts';
import { isOutdated, readLive } from '../releases/read-live.ts';
import { bringFile } from '../routing/prefetch/bring-file.ts';
import { createFilesOfModules } from '../routing/prefetch/files-of-modules.ts';
import { frameNavigation } from './frame-navigation.ts';

/* A server that takes a call and never answers it. */

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
    return limit.signal;
  });
  const never = (_url: string, { signal }: RequestInit = {}) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('fetch', vi.fn(never));
});

/** What became of something within so many seconds. */
async function within(seconds: number, asked: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'waits';
  asked.then(
    (value) => (outcome = value),
    (error: Error) => (outcome = error.name),
  );
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return outcome;
}

it('a page whose document has no links starts without them', async () => {
  const frame = frameNavigation({}, () => readNavigation('c1', 'en'));
  expect(await within(8, frame)).toMatchObject({ standing: {} });
});

it('the page about the shop says that it cannot be had', async () => {
  expect(await within(8, readAbout('en'))).toBe('TimeoutError');
});

it('a page whose remote is lost says so, and the next look for a release is taken', async () => {
  expect(await within(8, isOutdated({ id: 'c1', revision: 1 }))).toBe(false);
  expect(await within(8, readLive())).toBe('TimeoutError');
});

it('a remote’s lost entry is said to be lost', async () => {
  const script = { remove: () => undefined, onerror: () => undefined };
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => script.onerror() } });
  expect(await within(8, loadEntryScript('/a.js', 'sha384-a', 'a_1'))).toBe('EntryNetworkError');
});

it('fetching ahead goes on with other pages', async () => {
  expect(await within(30, bringFile('/a.css', 'low'))).toBe('TimeoutError');
  expect(await within(30, createFilesOfModules('c1')('a_1', ['./page']))).toEqual([]);
});
