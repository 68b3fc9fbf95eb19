import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeChange } from '../changes/make-change.ts';
import { mapsOfTree, triedKey } from '../store/key.ts';
import { storedBytes } from '../store/store.ts';
import { killBeforeVisible } from '../testing/killed-process.ts';
import { hour, oldShop, start } from '../testing/old-shop.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { collectGarbage } from './collect-garbage.ts';
import { publishFolder } from '../testing/built-remote.ts';

const env = 'production';

it('keeps what is live, can be gone back to, or was live within 30 days; the rest goes a day after it was marked', async () => {
  const { store, trees, collectAt } = await oldShop();
  const maps = (version: string) => mapsOfTree(trees.get(version) ?? '');
  for (const version of ['1.0.0', '1.0.7'])
    await store.putTree(maps(version), [{ path: 'web/late.js.map.br', bytes: new Uint8Array(3) }]);
  const soon = start + 10 * 24 * hour;
  expect(await collectAt(soon)).toMatchObject({ marked: [], deleted: [], kept: 8 });
  const late = start + 60 * 24 * hour;
  const doomed = [trees.get('1.0.0'), trees.get('1.0.1')].toSorted();
  expect((await collectAt(late)).marked.toSorted()).toEqual(doomed);
  expect((await collectAt(late + 23 * hour)).deleted).toEqual([]);
  expect((await collectAt(late + 24 * hour)).deleted.toSorted()).toEqual(doomed);
  expect((await store.list('assets/mf-demo')).toSorted()).not.toContain(trees.get('1.0.0'));
  // Its source maps go with it.
  expect(await store.list('maps/mf-demo')).toEqual([maps('1.0.7')]);
  const described = (await store.list('interfaces/mf-demo')).map((path) => basename(path, '.json'));
  expect(described.toSorted()).toEqual(
    (await store.list('assets/mf-demo')).map((tree) => basename(tree)).toSorted(),
  );
  expect(await store.list('releases/mf-demo')).toHaveLength(8);
});

it('spares a build that went live again between mark and deletion, and brings back one that is published again', async () => {
  const { store, folder, trees, collectAt } = await oldShop();
  const late = start + 60 * 24 * hour;
  await collectAt(late);
  const change = { store, env, remote: 'mf-demo', actor: 'test', reason: 'again' };
  await makeChange({ verb: 'promote', ...change, version: '1.0.1', now: () => new Date(late + hour) });
  expect((await collectAt(late + 25 * hour)).deleted).toEqual([trees.get('1.0.0')]);
  expect(await store.list('assets/mf-demo')).toContain(trees.get('1.0.1'));
  await expect(makeChange({ verb: 'promote', ...change, version: '1.0.0' })).rejects.toMatchObject({
    code: 'gate',
  });
  const built = join(folder, '..', 'mf-demo-1.0.0-1.0.0');
  expect((await publishFolder({ store, env, remote: 'mf-demo', folder: built })).outcome).toBe('existed');
  expect((await makeChange({ verb: 'promote', ...change, version: '1.0.0' })).isNew).toBe(true);
});

it('keeps what was published lately without being promoted', async () => {
  const { add, trees, collectAt } = await oldShop();
  const late = start + 60 * 24 * hour;
  await add('2.0.0', late - 20 * 24 * hour, false);
  expect((await collectAt(late)).marked).not.toContain(trees.get('2.0.0'));
  expect((await collectAt(late + 20 * 24 * hour)).marked).toContain(trees.get('2.0.0'));
});

it('collects what a killed upload left: files without a release, and files that were never whole', async () => {
  const { store, folder } = await temporaryStore();
  const tree = `assets/mf-demo/${'a'.repeat(64)}`;
  await store.putTree(tree, [{ path: 'web/x.js', bytes: new Uint8Array(3) }]);
  await killBeforeVisible(
    folder,
    `store.putTree('assets/mf-demo/${'b'.repeat(64)}', [{ path: 'web/x.js', bytes }])`,
  );
  expect(await readdir(join(folder, '.staging'))).toHaveLength(1);
  const collectAt = (at: number) => collectGarbage({ store, now: () => new Date(at) });
  expect(await collectAt(Date.now())).toMatchObject({ marked: [tree], deleted: [], sweptUnfinished: 0 });
  expect(await collectAt(Date.now() + 25 * hour)).toMatchObject({ deleted: [tree], sweptUnfinished: 1 });
  expect(await readdir(join(folder, '.staging'))).toEqual([]);
  expect(await store.list('assets/mf-demo')).toEqual([]);
});

it('removes after 30 days that a composition was tried, and what does not say when it was', async () => {
  const { store } = await temporaryStore();
  const tried = (of: string, days: number) =>
    store.putHint(triedKey(of), storedBytes({ at: new Date(start - days * 24 * hour).toISOString() }));
  await tried('young', 29);
  await tried('old', 31);
  await store.putHint(triedKey('of-before'), storedBytes({}));
  await collectGarbage({ store, now: () => new Date(start) });
  expect(await store.list('tried')).toEqual([triedKey('young')]);
});

it('removes what servers from before kept of reports and deliveries, and nothing beside it', async () => {
  const { store } = await temporaryStore();
  const gone = [
    `health/${env}/windows/2026-11-25T06/a~b.json`,
    `health/${env}/hours/2026-11-25/06.json`,
    `health/${env}/days/2026-11-25.json`,
    `incidents/${env}/0000000001.json`,
    'hooks-lease/0000000001.json',
  ];
  const kept = [`health/${env}/now.json`, 'hooks/16a0e6f1c2d3b4a5.json'];
  for (const key of [...gone, ...kept]) await store.putIfAbsent(key, new TextEncoder().encode('{}'));
  await collectGarbage({ store, now: () => new Date(start) });
  const { objects } = await store.inventory();
  expect(gone.filter((key) => objects.includes(key))).toEqual([]);
  expect(kept.filter((key) => !objects.includes(key))).toEqual([]);
});
