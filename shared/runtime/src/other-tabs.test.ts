import { afterEach, expect, it, vi } from 'vitest';
import { inTurnWithOtherTabs } from './other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

const forbidden = () => new DOMException('The operation is insecure.', 'SecurityError');

it.each([
  ['answers with a refusal', () => Promise.reject(forbidden())],
  [
    'throws',
    () => {
      throw forbidden();
    },
  ],
])('does the work once where a browser forbids locks with its storage and %s', async (_case, request) => {
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(async () => undefined);
  await inTurnWithOtherTabs('cart', work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('passes on what the work fails with, and does it once', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } });
  const work = vi.fn(() => Promise.reject(new Error('away')));
  await expect(inTurnWithOtherTabs('cart', work)).rejects.toThrow('away');
  expect(work).toHaveBeenCalledTimes(1);
});
