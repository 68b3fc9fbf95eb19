import type { Composition } from '@dana/contracts/release/composition';
import { expect, it, vi } from 'vitest';
import type { RenderThread, ThreadListeners } from '@dana/releases/rendering/render-thread';
import { createRenderPool } from './render-pool.ts';

const compositionOf = (id: string) => ({ id, shell: {}, remotes: {} }) as unknown as Composition;

/** A pool whose workers render nothing; which of them were started and ended is written down. */
function openPool() {
  const started: string[] = [];
  const drained: string[] = [];
  const listeners: ThreadListeners[] = [];
  const clock = { ms: 0 };
  const loading = { isEndless: false };
  const pool = createRenderPool({
    releasesFolder: '',
    apiUrl: '',
    publicOrigin: '',
    liveThreads: 2,
    onProblem: vi.fn(),
    now: () => clock.ms,
    start({ composition: { id } }, _limits, told = {}): RenderThread {
      started.push(id);
      listeners.push(told);
      const isEndless = loading.isEndless || id === 'never loads';
      return {
        render: async () => ({ kind: 'redirect', to: '/' }),
        ready: isEndless ? new Promise(() => undefined) : Promise.resolve(),
        pageCount: () => 0,
        lostCount: () => 0,
        drain: async () => void drained.push(id),
      };
    },
  });
  const ask = (id: string, isPreview = false) =>
    pool.render({ id, remotes: {}, shell: {} } as unknown as Composition, { path: '/' } as never, {
      isPreview,
    });
  return { pool, ask, started, drained, clock, listeners, loading };
}

it('has several threads for what is live, one for every other composition, and keeps the live one, however many other compositions are asked for', async () => {
  const { pool, ask, started, drained } = openPool();
  pool.warm(compositionOf('live'));
  for (const id of ['a', 'b', 'c', 'd', 'e']) await ask(id);
  await ask('live');
  expect(started.filter((id) => id === 'live')).toHaveLength(2);
  expect(drained).toEqual(['a', 'b']);
});

it('has a thread of its own for previews of what is live', async () => {
  const { pool, ask, started } = openPool();
  pool.warm(compositionOf('live'));
  await ask('live', true);
  await ask('live', true);
  expect(started).toEqual(['live', 'live', 'live']);
});

it('starts no more than thirty others in a minute, and goes on with those that are there', async () => {
  const { pool, ask, started, clock } = openPool();
  pool.warm(compositionOf('live'));
  for (let count = 0; count < 30; count += 1) await ask(`made up ${count}`);
  await expect(ask('made up once more')).rejects.toThrow('are refused');
  await ask('made up 29');
  await ask('live');
  expect(started).toHaveLength(32);
  clock.ms = 60_000;
  await ask('a minute later');
  expect(started.at(-1)).toBe('a minute later');
});

it('is warm when the live composition has rendered a page, and no sooner', async () => {
  const { pool, ask } = openPool();
  await ask('another');
  expect(pool.isWarm()).toBe(false);
  pool.warm(compositionOf('live'));
  expect(pool.isWarm()).toBe(false);
  await vi.waitFor(() => expect(pool.isWarm()).toBe(true));
});

it('leaves one thread to what was live before', async () => {
  const { pool, started, drained } = openPool();
  pool.warm(compositionOf('before'));
  pool.warm(compositionOf('now'));
  expect(started).toEqual(['before', 'before', 'now', 'now']);
  await vi.waitFor(() => expect(drained).toEqual(['before']));
});

it('stays warm while a release takes over, for as long as that may take', async () => {
  const { pool, clock } = openPool();
  pool.warm(compositionOf('before'));
  await vi.waitFor(() => expect(pool.isWarm()).toBe(true));
  pool.warm(compositionOf('never loads'));
  expect(pool.isWarm()).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  clock.ms = 15_000;
  expect(pool.isWarm()).toBe(false);
});

it('stays warm while the threads that met a damaged file are replaced, for as long as that may take', async () => {
  const { pool, clock, listeners, loading, started, drained } = openPool();
  pool.warm(compositionOf('live'));
  await vi.waitFor(() => expect(pool.isWarm()).toBe(true));
  await new Promise((resolve) => setImmediate(resolve));
  loading.isEndless = true;
  for (const { onRefusedCode } of [...listeners])
    onRefusedCode?.({ remote: 'mf-bad', version: '1.0.0', treeHash: '', path: 'node/remoteEntry.js' });
  await vi.waitFor(() => expect(drained).toEqual(['live', 'live']));
  expect(started).toHaveLength(4);
  expect(pool.isWarm()).toBe(true);
  clock.ms = 15_000;
  expect(pool.isWarm()).toBe(false);
});
