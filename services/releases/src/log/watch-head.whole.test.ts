import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeChange } from '../changes/make-change.ts';
import { StoreUnreachable, type Store } from '../store/store.ts';
import { release, writeBuiltRemote } from '../testing/built-remote.ts';
import { addRevision } from '../testing/sample-log.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { readHead } from './revisions.ts';
import { watchHead } from './watch-head.ts';

async function watched(told: (store: Store) => Store = (store) => store) {
  const { store, folder } = await temporaryStore();
  const onLooked = vi.fn();
  const watch = await watchHead({ store: told(store), env: 'production', onLooked });
  onTestFinished(() => watch.close());
  const live = () => watch.current()?.revision.slots['mf-demo']?.stable.version;
  const releaseVersion = async (version: string) =>
    release(store, await writeBuiltRemote(join(folder, '..'), { version }));
  const change = { store, env: 'production', remote: 'mf-demo', actor: 'test', reason: 'it broke' };
  const back = () => makeChange({ verb: 'rollback', ...change });
  return { store, folder, watch, live, releaseVersion, back, onLooked };
}

/** Looks until it is so; how long that takes is the machine's. */
async function shown(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}

it('shows a running edge a release and its rollback as soon as the store says so, before it looks by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { watch, live, releaseVersion, back } = await watched();
  const seen: (string | undefined)[] = [];
  watch.subscribe(({ revision }) => seen.push(revision.slots['mf-demo']?.stable.version));
  expect(watch.current()).toBeUndefined();
  await releaseVersion('1.0.0');
  await shown(() => live() === '1.0.0');
  await releaseVersion('1.0.1');
  await shown(() => live() === '1.0.1');
  await back();
  await shown(() => live() === '1.0.0');
  expect(seen).toEqual(['1.0.0', '1.0.1', '1.0.0']);
});

it('looks by itself within the second that a rollback may take, where the store says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { live, releaseVersion, back } = await watched((store) => ({
    ...store,
    watch: () => () => undefined,
  }));
  await releaseVersion('1.0.0');
  await releaseVersion('1.0.1');
  await vi.advanceTimersByTimeAsync(1_000);
  await shown(() => live() === '1.0.1');
  await back();
  expect(live()).toBe('1.0.1');
  await vi.advanceTimersByTimeAsync(1_000);
  await shown(() => live() === '1.0.0');
});

it('does not go on to a release whose manifest was altered', async () => {
  const { folder, watch, live, releaseVersion, onLooked } = await watched();
  await releaseVersion('1.0.0');
  await shown(() => live() === '1.0.0');
  watch.close();
  await releaseVersion('1.0.1');
  const path = join(folder, 'releases/mf-demo/1.0.1.json');
  await writeFile(path, (await readFile(path, 'utf8')).replace('"layout":"default"', '"layout":"none"'));
  await watch.refresh();
  const usable = [...(watch.current()?.manifests.values() ?? [])].map(({ version }) => version);
  expect(usable).toEqual(['1.0.0']);
  expect(onLooked).toHaveBeenCalledWith(
    'mf-demo@1.0.1',
    expect.objectContaining({ message: expect.stringContaining('1.0.1.json') }),
  );
});

it('is there with what was served last though each read of the store takes longer than the time between two', async () => {
  const { store } = await temporaryStore();
  const revision = await addRevision(store);
  const head = await readHead(store, 'production');
  const slow: Store = {
    ...store,
    get: async (key) => {
      await sleep(80);
      throw new StoreUnreachable(`read ${key}`, new Error('it is away'));
    },
  };
  const lastGood = { load: async () => head, save: async () => undefined };
  const watch = await watchHead({ store: slow, env: 'production', pollMs: 20, lastGood });
  onTestFinished(watch.close);
  expect([watch.current()?.revision.revision, watch.problem()?.message]).toEqual([
    revision,
    expect.stringContaining('it is away'),
  ]);
  await watch.refresh();
});
