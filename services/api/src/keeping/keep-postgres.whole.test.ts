import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFacts } from '@dana/server/keeping/file-facts';
import { readManifest } from '@dana/server/keeping/part-manifest';
import { beforeEach, expect, it } from 'vitest';
import { folderOfTest } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { intoEmptySchema, keepPostgres, withConnection } from './keep-postgres.ts';

describeOnPostgres('a database that is kept by PostgreSQL’s own programs', () => {
  const postgres = postgresOfSuite();
  let count = 0;
  let url: string;
  let folder: string;
  const run = (text: string, at = url) => withConnection(at, (client) => client.query(text));
  const words = async (at = url) =>
    (await run('select word from words order by word', at)).rows.map((row) => row.word);
  beforeEach(async () => {
    count += 1;
    url = await postgres().createDatabase(`kept_${count}`);
    folder = join(folderOfTest('kept'), 'database');
    await run(`create table words (word text primary key); insert into words values ('one'), ('two')`);
  });

  /** Damages the dump so that only PostgreSQL's program finds out. */
  async function cutDump() {
    await truncate(join(folder, 'database.dump'), 1_000);
    const manifest = await readManifest(folder);
    const files = [{ name: 'database.dump', ...(await fileFacts(join(folder, 'database.dump'))) }];
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  }

  it('comes back as it was, in the place of what was written later, and again', async () => {
    const keeper = keepPostgres(url);
    await keeper.backup(folder);
    for (const word of ['three', 'four']) {
      await run(`insert into words values ('${word}'); create table later_${word} (id int)`);
      await expect(keeper.check(folder, false)).rejects.toThrow(/has a shop already/);
      await keeper.check(folder, true);
      await keeper.restore(folder, true);
      expect(await words()).toEqual(['one', 'two']);
      const { rows } = await run(`select schemaname || '.' || tablename as name from pg_tables
        where schemaname like 'public%'`);
      expect(rows).toEqual([{ name: 'public.words' }]);
    }
  });

  it('is as it was before where a restore fails', async () => {
    const keeper = keepPostgres(url);
    await keeper.backup(folder);
    await run(`insert into words values ('three')`);
    await cutDump();
    await keeper.check(folder, true);
    await expect(keeper.restore(folder, true)).rejects.toThrow(/pg_restore failed/);
    expect(await words()).toEqual(['one', 'three', 'two']);
  });

  it('is restored by the next command where one was killed in its midst', async () => {
    const keeper = keepPostgres(url);
    await keeper.backup(folder);
    // What a killed process leaves: the old shop aside, and nothing in its place.
    await run('alter schema public rename to public_before_restore; create schema public');
    await keeper.check(folder, false);
    await keeper.restore(folder, false);
    expect(await words()).toEqual(['one', 'two']);
    const { rows } = await run(`select from pg_namespace where nspname = 'public_before_restore'`);
    expect(rows).toEqual([]);
  });

  it('is not replaced while others work on it, nor from a newer server’s backup, nor backed up when empty', async () => {
    const keeper = keepPostgres(url);
    const manifest = await keeper.backup(folder);
    await withConnection(url, async () => {
      await expect(keeper.check(folder, true)).rejects.toThrow(
        /connected to the database \(1\)\. Stop all APIs/,
      );
    });
    const newer = JSON.stringify({ ...manifest, versions: { postgresql: '99' } });
    await writeFile(join(folder, 'manifest.json'), newer);
    await expect(keeper.check(folder, true)).rejects.toThrow(/is of PostgreSQL 99/);
    const empty = keepPostgres(await postgres().createDatabase(`empty_${count}`));
    await expect(empty.backup(`${folder}-2`)).rejects.toThrow(/is empty/);
    await expect(readFile(`${folder}-2.partial`)).rejects.toThrow('ENOENT');
  });

  it('does not say its password when it cannot be reached', async () => {
    const nowhere = keepPostgres('postgres://dana:s3cret@127.0.0.1:1/shop');
    const error: Error = await nowhere.backup(folder).then(
      () => new Error('it was reached'),
      (reason: Error) => reason,
    );
    expect(error.message).toContain('cannot be reached');
    expect(error.message).not.toContain('s3cret');
  });

  it('keeps what is there when the restore itself throws', async () => {
    const failing = intoEmptySchema(url, async () => {
      expect((await run('select from pg_tables where schemaname = $$public$$')).rows).toEqual([]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await words()).toEqual(['one', 'two']);
  });
});
