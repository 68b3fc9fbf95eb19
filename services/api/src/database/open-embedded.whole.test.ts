import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderOfTest } from '../testing/folders.ts';
import { openEmbedded } from './open-embedded.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('embedded');
});

const tablesOf = async (path: string, emptyDir: string, statement?: string): Promise<number> => {
  const database = await openEmbedded(path, emptyDir);
  if (statement) await database.exec(statement);
  const { rows } = await database.query("select from pg_tables where schemaname = 'public'");
  await database.close();
  return rows.length;
};

it('makes new databases from a kept empty one, which stays empty, and opens those that are there as they are', async () => {
  const emptyDir = join(folder, 'empty');
  const [first, second] = [join(folder, 'first/data'), join(folder, 'second/data')];
  expect(await tablesOf(first, emptyDir, 'create table one (id int)')).toBe(1);
  expect(await readdir(emptyDir)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  expect(await tablesOf(second, emptyDir)).toBe(0);
  expect(await tablesOf(first, emptyDir)).toBe(1);
  expect(await readdir(join(folder, 'first'))).toEqual(['data']);
}, 60_000);

it('leaves nothing half made behind where no empty one can be made', async () => {
  const place = join(folder, 'shop/data');
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openEmbedded(place, file)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(existsSync(place)).toBe(false);
});
