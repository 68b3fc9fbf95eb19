import { expect, it, vi } from 'vitest';
import { inTurnWithOtherTabs } from './other-tabs.ts';

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
  const request = (_name: string, _options: LockOptions, work: () => Promise<void>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => Promise.reject(new Error('away')));
  await expect(inTurnWithOtherTabs('cart', work)).rejects.toThrow('away');
  expect(work).toHaveBeenCalledTimes(1);
});

it('gives up a turn that another tab never ends, and does not do the work beside it', async () => {
  const waits = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waits.signal);
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(async () => undefined);
  const turn = inTurnWithOtherTabs('cart', work);
  waits.abort(new DOMException('It took too long.', 'TimeoutError'));
  await expect(turn).rejects.toThrow('too long');
  expect(work).not.toHaveBeenCalled();
});
