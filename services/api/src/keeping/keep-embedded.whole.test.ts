import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { folderOfTest } from '../testing/folders.ts';
import { keepEmbedded } from './keep-embedded.ts';

const slowMachineMs = 60_000;
let root: string;
let dataDir: string;
let folder: string;
beforeEach(() => {
  root = folderOfTest('embedded');
  [dataDir, folder] = [join(root, 'data'), join(root, 'backup')];
});

/** Opens the database as the API does, works and closes it. */
async function inDatabase(work: 'make' | 'add' | 'read'): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir });
  if (work === 'make')
    await db.schema.createTable('settings').addColumn('key', 'text').addColumn('value', 'text').execute();
  if (work !== 'read') await db.insertInto('settings').values({ key: work, value: '' }).execute();
  const rows = await db.selectFrom('settings').select('key').orderBy('key').execute();
  await close();
  return rows.map(({ key }) => key);
}

it('an embedded database comes back as it was, in the place of another only where that was asked for', {
  timeout: slowMachineMs,
}, async () => {
  const keeper = keepEmbedded(dataDir);
  await inDatabase('make');
  const manifest = await keeper.backup(folder);
  expect(await inDatabase('add')).toEqual(['add', 'make']);
  await expect(keeper.check(folder, false)).rejects.toThrow(/has a shop already.*--replace/);
  await keeper.check(folder, true);
  await keeper.restore(folder, true);
  expect(await inDatabase('read')).toEqual(['make']);
  expect(await readdir(join(dataDir, 'db'))).toEqual(['data']);

  const other = JSON.stringify({ ...manifest, versions: { pglite: '0.1.9' } });
  await writeFile(join(folder, 'manifest.json'), other);
  await expect(keeper.check(folder, true)).rejects.toThrow(
    /embedded database 0\.1\.9.*Restore with a release that has 0\.1/,
  );
});

it('an embedded database that a process has open is neither kept nor replaced, with a sentence that says why', {
  timeout: slowMachineMs,
}, async () => {
  const keeper = keepEmbedded(dataDir);
  await inDatabase('make');
  await keeper.backup(folder);
  const { close } = await openDatabase({ dataDir });
  await expect(keeper.backup(join(root, 'again'))).rejects.toThrow(/in use by process.*Stop the API first/);
  await expect(keeper.check(folder, true)).rejects.toThrow(/in use by process/);
  await close();
  expect(existsSync(join(root, 'again.partial'))).toBe(false);
});

it('a folder without a shop is not kept', async () => {
  await expect(keepEmbedded(dataDir).backup(folder)).rejects.toThrow(/There is no shop in/);
});
