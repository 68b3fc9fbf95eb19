import { UnreachableError } from '@dana/api-client';
import { expect, it, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const late = () => Promise.reject(new UnreachableError('late', { isLate: true }));
const refused = () => Promise.reject(new UnreachableError('refused'));

it('makes no call after some that were late in a row, until the API has answered a small request', async () => {
  let isStill = true;
  const probe = vi.fn(async () => {
    if (isStill) throw new Error('no answer');
  });
  const breaker = createCircuitBreaker({ probe, lateAllowed: 2, pauseMs: 10 });
  for (let count = 0; count < 2; count += 1) await expect(breaker(late)).rejects.toThrow('late');
  const call = vi.fn(async () => 'answer');
  await expect(breaker(call)).rejects.toMatchObject({ name: 'UnreachableError', isLate: true });
  await vi.waitFor(() => expect(probe.mock.calls.length).toBeGreaterThan(2));
  await expect(breaker(call)).rejects.toThrow('recently');
  expect(call).not.toHaveBeenCalled();
  isStill = false;
  await vi.waitFor(async () => expect(await breaker(call)).toBe('answer'));
  const asked = probe.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(probe.mock.calls.length).toBe(asked);
});

it('lets calls through that fail at once, and after late ones that were not in a row: nobody waits long', async () => {
  const breaker = createCircuitBreaker({
    probe: () => Promise.reject(new Error('not asked')),
    lateAllowed: 2,
  });
  for (const call of [refused, refused, refused, late, refused, late])
    await expect(breaker(call)).rejects.toThrow(/refused|^late/);
  expect(await breaker(async () => 'answer')).toBe('answer');
});
