import { UnreachableError } from '@dana/api-client';
import { expect, it, vi } from 'vitest';
import { createApiGate } from './api-gate.ts';

const late = () => Promise.reject(new UnreachableError('late', { isLate: true }));
const refused = () => Promise.reject(new UnreachableError('refused'));

async function openGate() {
  const clock = { ms: 0 };
  const gate = createApiGate({ lateAllowed: 2, pauseMs: 100, now: () => clock.ms });
  for (let count = 0; count < 2; count += 1) await gate(late).catch(() => undefined);
  return { clock, gate };
}

it('makes no call for a while after some that were late, then one at a time, and all after an answer', async () => {
  const { clock, gate } = await openGate();
  const call = vi.fn(async () => 'answer');
  await expect(gate(call)).rejects.toMatchObject({ name: 'UnreachableError', isLate: true });
  clock.ms = 100;
  const trial = Promise.withResolvers<string>();
  const tried = gate(() => trial.promise);
  await expect(gate(call)).rejects.toThrow('lately');
  expect(call).not.toHaveBeenCalled();
  trial.resolve('answer');
  expect(await tried).toBe('answer');
  expect(await gate(call)).toBe('answer');
});

it('waits once more when the one that is tried is late, too', async () => {
  const { clock, gate } = await openGate();
  clock.ms = 100;
  await expect(gate(late)).rejects.toThrow('late');
  await expect(gate(async () => 'answer')).rejects.toThrow('lately');
  clock.ms = 200;
  expect(await gate(async () => 'answer')).toBe('answer');
});

it('lets calls through that fail at once: they keep nobody waiting', async () => {
  const gate = createApiGate({ lateAllowed: 2 });
  for (let count = 0; count < 5; count += 1) await expect(gate(refused)).rejects.toThrow('refused');
});
