// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isOutdated } from './read-live.ts';
import { reloadGuardMs, reloadOnce } from './reload-guard.ts';
import { isDocumentDue } from './update-flag.ts';
import { updateCheckMs, watchUpdates } from './watch-updates.ts';

const present = { id: 'aaaaaaaaaaaa', revision: 7 };
let live = { composition: present.id, revision: 7 };
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  live = { composition: present.id, revision: 7 };
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json(live);
  });
});
const showTab = async (): Promise<void> => {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

it('looks every hour and when the tab is seen again, and stops once there is a release', async () => {
  const flag = { isUpdated: false };
  const stop = watchUpdates(present, flag);
  await vi.advanceTimersByTimeAsync(updateCheckMs - 1);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  await showTab();
  expect([asked, flag.isUpdated]).toEqual([2, false]);

  live = { composition: 'bbbbbbbbbbbb', revision: 8 };
  await showTab();
  expect(flag.isUpdated).toBe(true);
  expect(asked).toBe(3);
  expect(await isOutdated(present)).toBe(true);
  await vi.advanceTimersByTimeAsync(updateCheckMs * 3);
  expect(asked).toBe(4);
  stop();
});

it('is not misled by a canary, nor by a shop that does not answer', async () => {
  const flag = { isUpdated: false };
  const stop = watchUpdates(present, flag);
  // A canary's visitor has another composition than the map all along.
  live = { composition: 'cccccccccccc', revision: 7 };
  for (const answer of [
    fetch,
    async () => Response.json({}, { status: 503 }),
    async () => Promise.reject(new TypeError('offline')),
  ]) {
    vi.stubGlobal('fetch', answer);
    await showTab();
    expect([flag.isUpdated, await isOutdated(present)]).toEqual([false, false]);
  }
  stop();
});

it.each([
  [false, '/', '/shop', false],
  [true, '/', '/shop', true],
  [true, '/checkout', '/order/1', false],
  [true, '/cart', '/checkout', false],
  [true, '/order/1', '/', true],
] as const)(
  'brings the next page as a new document after a release, but not around the checkout (%s, %s → %s)',
  (isUpdated, from, to, isDue) => {
    expect(isDocumentDue({ isUpdated }, from, to)).toBe(isDue);
  },
);

it('reloads a tab once in ten seconds', () => {
  let now = 1_000;
  const reload = vi.fn();
  const options = { now: () => now, reload };
  expect(reloadOnce(options)).toBe(true);
  now += reloadGuardMs - 1;
  expect(reloadOnce(options)).toBe(false);
  now += 1;
  expect(reloadOnce(options)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('is not held up for years by a clock that was set back', () => {
  const reload = vi.fn();
  expect(reloadOnce({ now: () => Date.parse('2035-01-01'), reload })).toBe(true);
  expect(reloadOnce({ now: () => Date.parse('2026-01-01'), reload })).toBe(true);
});

it('takes a corrupt memory as none, and does not reload where nothing can be remembered', () => {
  sessionStorage.setItem('dana.reload.v1', '{"broken');
  const reload = vi.fn();
  expect(reloadOnce({ reload })).toBe(true);
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(reloadOnce({ reload, storage: () => forbidden })).toBe(false);
});

it('does not reload where the very name of the storage throws', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const reload = vi.fn();
  expect(reloadOnce({ reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
