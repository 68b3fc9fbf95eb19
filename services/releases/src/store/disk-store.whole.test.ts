import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { releaseKey } from './key.ts';
import { ReleaseRefusal, StoreUnreachable } from './store.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('an object that is not there is distinguished from a store that is gone', async () => {
  const { store, folder } = await temporaryStore();
  expect(await store.get('releases/mf-demo/1.0.0.json')).toBeUndefined();
  expect(await store.list('releases')).toEqual([]);
  await rename(folder, `${folder}-away`);
  await expect(store.get('releases/mf-demo/1.0.0.json')).rejects.toThrow(StoreUnreachable);
  await expect(store.list('releases')).rejects.toThrow(StoreUnreachable);
  await expect(store.putIfAbsent('releases/a.json', bytesOf(''))).rejects.toThrow(StoreUnreachable);
  await expect(store.putHint('health/a.json', bytesOf(''))).rejects.toThrow(StoreUnreachable);
  // Nothing was made where it was: it may be a disk that is not mounted at the moment.
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

describe('a key that is a trick', () => {
  const tricks = [
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'a\0b',
    '%2e%2e/x',
    '.git/config',
    'a/.',
    'a.>',
    '*',
    '',
    'x'.repeat(401),
  ];

  it.each(tricks)('is refused before storage is touched: %j', async (key) => {
    const { store, folder } = await temporaryStore();
    await writeFile(join(folder, '..', 'x'), 'outside');
    const attempts = [
      () => store.get(key),
      () => store.putIfAbsent(key, bytesOf('')),
      () => store.putHint(key, bytesOf('')),
      () => store.list(key),
      () => store.putTree('assets/mf-demo/t', [{ path: key, bytes: bytesOf('') }]),
    ];
    for (const attempt of attempts) {
      const error: unknown = await attempt().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ReleaseRefusal);
      expect(error).toMatchObject({ status: 400 });
    }
  });

  it.each(['../1.0.0', '1.0', '1.0.0/..', '1.0.0\0', '%2e%2e', '1.0.0\n', `1.0.0-${'a'.repeat(60)}`])(
    'is no version: %j',
    (version) => expect(() => releaseKey('mf-demo', version)).toThrow(ReleaseRefusal),
  );

  it.each(['../mf-demo', 'mf-', 'con', 'mf-Demo', 'mf-a/b', 'mf-a\0'])('is no deployable: %j', (name) =>
    expect(() => releaseKey(name, '1.0.0')).toThrow(ReleaseRefusal),
  );
});
