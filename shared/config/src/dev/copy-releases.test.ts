import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyReleases } from './start-dev-shop.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dana-copied-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
const copy = (): Promise<boolean> => copyReleases(join(folder, 'shop'), join(folder, 'own'));

it('brings what a shop has released, leaves its secrets, and forgets what was released otherwise', async () => {
  await put('shop/releases/registry/1.json', 'one');
  await put('shop/releases/assets/mf-content/hash/node/a.js', 'code');
  await put('shop/release-token', 'secret');
  await put('own/releases/registry/9.json', 'of another shop');
  await put('own/edge/copy.json', 'of another shop');
  await put('own/release-key.pub', 'of this storefront, from before');
  expect(await copy()).toBe(true);
  expect(await read('own/releases/registry/1.json')).toBe('one');
  expect(await read('own/releases/assets/mf-content/hash/node/a.js')).toBe('code');
  for (const path of ['own/release-token', 'own/release-key.pub', 'own/releases/registry/9.json', 'own/edge'])
    expect(existsSync(join(folder, path))).toBe(false);

  await put('shop/releases/registry/2.json', 'two');
  expect(await copy()).toBe(true);
  expect(await read('own/releases/registry/2.json')).toBe('two');
});

it('says that there is nothing yet', async () => {
  expect(await copy()).toBe(false);
});
