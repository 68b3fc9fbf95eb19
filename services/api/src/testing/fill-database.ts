import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load/load-shop.ts';

/** Where a process finds its database. */
export type Place = { databaseUrl?: string | undefined; dataDir: string };

/**
 * Fills an empty database, which nobody has open, with the sample shop. That takes twelve seconds of a processor: embedded ones
 * are copies of one that was filled on this day by the same code.
 */
export async function fillDatabase({ databaseUrl, dataDir }: Place): Promise<void> {
  if (databaseUrl === undefined) cpSync(await filledFolder(), dataDir, { recursive: true });
  else await fill({ databaseUrl, dataDir });
}

async function fill({ databaseUrl, dataDir }: Place): Promise<void> {
  // A busy machine reads the pictures for longer than a transaction may usually stand idle.
  const patient = databaseUrl && `${databaseUrl}?idle_in_transaction_session_timeout=0`;
  const database = await openDatabase({ databaseUrl: patient, dataDir });
  await prepareDatabase(database, catalogueDir);
  await database.close();
}

const filledFolders = join(workspaceRoot, '.cache/filled-databases');

/** A data folder with the sample shop in it, to be copied. Two processes may make it at once: one of them is kept. */
async function filledFolder(): Promise<string> {
  const name = filledName();
  const folder = join(filledFolders, name);
  if (existsSync(folder)) return folder;
  const staged = `${folder}.${randomUUID()}`;
  mkdirSync(staged, { recursive: true });
  await fill({ dataDir: staged });
  for (const older of readdirSync(filledFolders).filter((other) => !other.startsWith(name)))
    rmSync(join(filledFolders, older), { recursive: true, force: true });
  try {
    renameSync(staged, folder);
  } catch {
    rmSync(staged, { recursive: true, force: true });
  }
  return folder;
}

/** The catalogue counts its offers in days from when it was loaded, so one of yesterday is another. */
function filledName(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  const sources = join(workspaceRoot, 'services/api/src');
  for (const root of [sources, catalogueDir])
    for (const name of readdirSync(root, { recursive: true }).map(String).toSorted()) {
      const file = join(root, name);
      if (/\.json$|\.ts$/.test(name) && !/\.test\.ts$/.test(name))
        hash.update(name).update(readFileSync(file));
      else if (root === catalogueDir) hash.update(`${name} ${statSync(file).size}`);
    }
  return hash.digest('hex').slice(0, 16);
}
