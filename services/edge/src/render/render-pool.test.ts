import type { Composition } from '@dana/contracts/release';
import { expect, it, vi } from 'vitest';
import type { CompositionWorker } from './composition-worker.ts';
import { createRenderPool } from './render-pool.ts';

/** A pool whose workers render nothing; which of them were started and ended is written down. */
function openPool() {
  const started: string[] = [];
  const drained: string[] = [];
  const clock = { ms: 0 };
  const pool = createRenderPool({
    releasesFolder: '',
    apiUrl: '',
    publicOrigin: '',
    onProblem: vi.fn(),
    now: () => clock.ms,
    start({ composition: { id } }): CompositionWorker {
      started.push(id);
      return {
        render: async () => ({ kind: 'failed' }) as never,
        isAlive: () => true,
        drain: async () => void drained.push(id),
      };
    },
  });
  const ask = (id: string) => pool.render({ id } as Composition, {} as never);
  return { pool, ask, started, drained, clock };
}

it('keeps what is live, however many other compositions are asked for', async () => {
  const { pool, ask, started, drained } = openPool();
  pool.warm({ id: 'live' } as Composition);
  for (const id of ['a', 'b', 'c', 'd', 'e']) await ask(id);
  await ask('live');
  expect(started.filter((id) => id === 'live')).toHaveLength(1);
  expect(drained).toEqual(['a', 'b']);
});

it('starts no more than thirty others in a minute, and goes on with those that are there', async () => {
  const { pool, ask, started, clock } = openPool();
  pool.warm({ id: 'live' } as Composition);
  for (let count = 0; count < 30; count += 1) await ask(`made up ${count}`);
  await expect(ask('made up once more')).rejects.toThrow('left to the browser');
  await ask('made up 29');
  await ask('live');
  expect(started).toHaveLength(31);
  clock.ms = 60_000;
  await ask('a minute later');
  expect(started.at(-1)).toBe('a minute later');
});
