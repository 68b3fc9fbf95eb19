import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { createApi } from './app.ts';
import { migrate, underStartLock } from './database/migrate.ts';
import { type OpenDatabase, openPglite } from './database/open-database.ts';
import type { ApiDeps } from './deps.ts';
import { seedShop } from './seed/seed-shop.ts';

const sourceDir = dirname(fileURLToPath(import.meta.url));
const cacheDir = join(sourceDir, '../node_modules/.cache/dana-api');

export type TestApi = {
  fetch: (request: Request) => Response | Promise<Response>;
  db: OpenDatabase['db'];
  close: () => Promise<void>;
};

/**
 * The whole API with a freshly seeded shop, in this process and in memory. Answers are checked with their
 * contracts. Starts from a copy of a seeded database that is made once a day and kept beside the packages.
 */
export async function createTestApi(overrides: Partial<Omit<ApiDeps, 'db'>> = {}): Promise<TestApi> {
  const database = openPglite(await PGlite.create({ loadDataDir: await seededTemplate() }));
  const dataDir = mkdtempSync(join(tmpdir(), 'dana-api-'));
  const api = createApi({ ...testDeps(database.db, dataDir), ...overrides });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { fetch: api.fetch, db: database.db, close };
}

/** What tests give the API: the real clock, no log, limits that no test reaches. */
export function testDeps(db: OpenDatabase['db'], dataDir: string): ApiDeps {
  return {
    db,
    dataDir,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    randomId: () => randomBytes(16).toString('base64url'),
    publicOrigin: 'http://localhost:8080',
    limits: { signIn: 10_000, register: 10_000, messages: 10_000 },
    trustProxy: 'loopback',
    checkAnswers: true,
  };
}

/** Brings an empty database to a seeded shop. */
export function prepareDatabase(db: OpenDatabase['db']): Promise<void> {
  return underStartLock(db, async (trx) => {
    await migrate(trx);
    await seedShop(trx, new Date());
  });
}

async function seededTemplate(): Promise<Blob> {
  const path = join(cacheDir, `template-${templateKey()}.tar`);
  if (!existsSync(path)) await makeTemplate(path);
  return new Blob([readFileSync(path)]);
}

async function makeTemplate(path: string): Promise<void> {
  const pglite = await PGlite.create();
  const { db, close } = openPglite(pglite);
  await prepareDatabase(db);
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(cacheDir, { recursive: true });
  for (const old of readdirSync(cacheDir)) {
    if (!old.endsWith('.partial')) rmSync(join(cacheDir, old), { force: true });
  }
  // Written aside and renamed: test files start together and must never read half a database.
  const partial = `${path}.${process.pid}.partial`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, path);
  await close();
}

// The day is part of the key: offers and coupons of the sample run from the day of seeding.
function templateKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of ['database/migrations', 'seed', 'pictures', 'pictures/scenes']) {
    const directory = join(sourceDir, folder);
    for (const file of readdirSync(directory).sort()) {
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(directory, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
