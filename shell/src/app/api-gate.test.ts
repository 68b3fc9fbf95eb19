import { UnreachableError } from '@dana/api-client';
import { expect, it, vi } from 'vitest';
import { createApiGate } from './api-gate.ts';

const late = () => Promise.reject(new UnreachableError('late', { isLate: true }));
const refused = () => Promise.reject(new UnreachableError('refused'));

it('makes no call after some that were late in a row, until the API has answered something small', async () => {
  let isStill = true;
  const probe = vi.fn(async () => {
    if (isStill) throw new Error('no answer');
  });
  const gate = createApiGate({ probe, lateAllowed: 2, pauseMs: 10 });
  for (let count = 0; count < 2; count += 1) await expect(gate(late)).rejects.toThrow('late');
  const call = vi.fn(async () => 'answer');
  await expect(gate(call)).rejects.toMatchObject({ name: 'UnreachableError', isLate: true });
  await vi.waitFor(() => expect(probe.mock.calls.length).toBeGreaterThan(2));
  await expect(gate(call)).rejects.toThrow('lately');
  expect(call).not.toHaveBeenCalled();
  isStill = false;
  await vi.waitFor(async () => expect(await gate(call)).toBe('answer'));
  const asked = probe.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(probe.mock.calls.length).toBe(asked);
});

it('lets calls through that fail at once, and after late ones that were not in a row: nobody waits long', async () => {
  const gate = createApiGate({ probe: () => Promise.reject(new Error('not asked')), lateAllowed: 2 });
  for (const call of [refused, refused, refused, late, refused, late])
    await expect(gate(call)).rejects.toThrow(/refused|^late/);
  expect(await gate(async () => 'answer')).toBe('answer');
});
