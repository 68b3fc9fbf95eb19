import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { checkPart } from '@dana/server/keeping/check-part';
import { packFolder } from '@dana/server/keeping/pack-folder';
import type { Keeper } from '@dana/server/keeping/run-keeper';
import { unpackFolder } from '@dana/server/keeping/unpack-folder';
import { writePart } from '@dana/server/keeping/write-part';
import { lockDirectory } from '@dana/server/lock-directory';
import { pgliteVersion } from '../database/open-embedded.ts';
import { assertKind, part } from './database-part.ts';

const kind = 'embedded';
const archiveName = 'database.tar.gz';
const whenTaken =
  'Stop the API first: it writes several files of the embedded database after one another, and a copy made meanwhile would be of no moment. A shop on a PostgreSQL server is kept while it runs.';

/** Keeps the embedded database of a data folder, while no API has it open. */
export function keepEmbedded(dataDir: string): Keeper {
  const directory = join(dataDir, 'db');
  const data = join(directory, 'data');
  return {
    async backup(folder) {
      if (!existsSync(data))
        throw new BackupRefused(`There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
      const unlock = lockDirectory(directory, whenTaken);
      try {
        return await writePart(folder, { part, kind }, async (staged) => {
          // Level 1: half of the time, and a twentieth more than the usual level.
          await packFolder(data, join(staged, archiveName), createGzip({ level: 1 }));
          return { pglite: pgliteVersion() };
        });
      } finally {
        unlock();
      }
    },

    async check(folder, replaces) {
      const manifest = await checkPart(folder, part);
      assertKind(manifest, kind);
      const { pglite = '' } = manifest.versions;
      if (lineOf(pglite) !== lineOf(pgliteVersion()))
        throw new BackupRefused(
          `The backup is of the embedded database ${pglite}, and this release has ${pgliteVersion()}, which may keep its files in another form. Restore with a release that has ${lineOf(pglite)}.`,
        );
      if (existsSync(data) && !replaces)
        throw new BackupRefused(
          `${dataDir} has a shop already. Set another DATA_DIR, or lose it with --replace.`,
        );
      if (existsSync(directory)) lockDirectory(directory, whenTaken)();
    },

    async restore(folder) {
      const unlock = lockDirectory(directory, whenTaken);
      const staged = `${data}.${randomUUID()}`;
      try {
        await mkdir(dirname(staged), { recursive: true });
        await unpackFolder(join(folder, archiveName), staged, createGunzip());
        if (existsSync(data)) await rename(data, `${data}.${randomUUID()}`);
        await rename(staged, data);
        // What was there, also when an earlier restore was killed in its midst.
        for (const name of await readdir(directory))
          if (name.startsWith('data.')) await rm(join(directory, name), { recursive: true });
      } finally {
        await rm(staged, { recursive: true, force: true });
        unlock();
      }
    },
  };
}

/** Versions of one line (0.5.x) read each other's files. */
const lineOf = (version: string): string => version.split('.').slice(0, 2).join('.');
