import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, delimiter } from 'node:path';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { checkPart } from '@dana/server/keeping/check-part';
import { startProgress } from '@dana/server/keeping/progress';
import type { Keeper } from '@dana/server/keeping/run-keeper';
import { writePart } from '@dana/server/keeping/write-part';
import pg from 'pg';
import { assertKind, part } from './database-part.ts';
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const kind = 'postgres';
const dumpName = 'database.dump';

/** Keeps a shop on a PostgreSQL server by its own programs. A dump is of one moment, also while APIs work on it. */
export function keepPostgres(databaseUrl: string): Keeper {
  return {
    backup: (folder) =>
      writePart(folder, { part, kind }, async (staged) => {
        const { tables, version } = await withConnection(databaseUrl, postgresState);
        if (tables === 0)
          throw new BackupRefused('The database of DATABASE_URL is empty: there is nothing to keep.');
        await dump(databaseUrl, join(staged, dumpName));
        return { postgresql: String(version) };
      }),

    async check(folder, replaces) {
      const manifest = await checkPart(folder, part);
      assertKind(manifest, kind);
      const { tables, others, version } = await withConnection(databaseUrl, postgresState);
      const from = Number(manifest.versions.postgresql);
      if (from > version)
        throw new BackupRefused(
          `The backup is of PostgreSQL ${from} and the server is ${version}. Restore into ${from} or newer.`,
        );
      if (tables > 0 && !replaces)
        throw new BackupRefused(
          'The database of DATABASE_URL has a shop already. Name an empty one, or lose what is there with --replace.',
        );
      if (others > 0)
        throw new BackupRefused(
          `Others are connected to the database (${others}). Stop all APIs and jobs first: they would work on half a shop.`,
        );
    },

    restore: (folder) => intoEmptySchema(databaseUrl, () => restore(databaseUrl, join(folder, dumpName))),
  };
}

async function dump(databaseUrl: string, file: string): Promise<void> {
  const progress = startProgress('database: written so far');
  const look = setInterval(() => {
    void stat(file).then(
      ({ size }) => progress.set(size),
      () => undefined,
    );
  }, 1_000);
  try {
    const words = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges', `--file=${file}`];
    await runPostgresProgram({ name: 'pg_dump', words, databaseUrl });
  } finally {
    clearInterval(look);
    progress.stop();
  }
}

/** All or nothing. The schema itself is there already, so what makes it is left out of what the dump lists. */
async function restore(databaseUrl: string, file: string): Promise<void> {
  const listed = await runPostgresProgram({ name: 'pg_restore', words: ['--list', file] });
  const folder = await mkdtemp(join(tmpdir(), 'dana-restore-'));
  const wanted = join(folder, 'wanted');
  const lines = listed.split('\n').filter((line) => !/ SCHEMA - | - SCHEMA public /.test(line));
  await writeFile(wanted, lines.join('\n'));
  const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--verbose'];
  const words = [...how, `--use-list=${wanted}`, file];
  try {
    await runPostgresProgram({ name: 'pg_restore', words, databaseUrl, onLine: sayTable });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function sayTable(line: string): void {
  const [, table] = /processing data for table "public\.([^"]+)"/.exec(line) ?? [];
  if (table) process.stderr.write(`database: restoring ${table}\n`);
}

const aside = 'public_before_restore';

/**
 * Runs a restore into an empty schema `public`. What stood there is moved aside first and dropped afterwards; where the
 * restore fails it comes back. A process that is killed between leaves it as `public_before_restore`.
 */
export async function intoEmptySchema(databaseUrl: string, restore: () => Promise<void>): Promise<void> {
  const isMoved = await withConnection(databaseUrl, async (client) => {
    const { tables } = await postgresState(client);
    if (tables === 0) return false;
    await client.query(`begin; drop schema if exists ${aside} cascade; alter schema public rename to ${aside};
      create schema public; commit`);
    return true;
  });
  try {
    await restore();
  } catch (error) {
    if (isMoved)
      await withConnection(databaseUrl, (client) =>
        client.query(`begin; drop schema public cascade; alter schema ${aside} rename to public; commit`),
      );
    throw error;
  }
  await withConnection(databaseUrl, async (client) => {
    await client.query(`drop schema if exists ${aside} cascade`);
    // A restored table has no statistics, and lists would be read in the slowest way.
    await client.query('analyze');
  });
}

/** Runs `work` with one connection to the database. Errors: throws `BackupRefused` where it cannot be reached. */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A connection that is lost fails the statement that runs on it.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new BackupRefused(`The database of DATABASE_URL cannot be reached: ${error.message}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What stands in the way of a restore. `version` is the server's major version. */
async function postgresState(client: pg.Client) {
  const { rows } = await client.query<{ tables: number; others: number; version: number }>(
    `select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
      current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0] ?? { tables: 0, others: 0, version: 0 };
}

type Call = {
  name: 'pg_dump' | 'pg_restore';
  words: readonly string[];
  /** The database it works on; its password goes by way of the environment, where other users do not see it. */
  databaseUrl?: string;
  /** Gets each line that it says on its way. */
  onLine?: (line: string) => void;
};

const keptLines = 20;

/**
 * Runs one of PostgreSQL's own programs. @returns what it printed.
 * Errors: throws `BackupRefused` where it is not installed, and with its last lines where it fails.
 */
async function runPostgresProgram({ name, words, databaseUrl, onLine }: Call): Promise<string> {
  const address = new URL(databaseUrl ?? 'postgres://none');
  const { password } = address;
  address.password = '';
  const child = spawn(findProgram(name), [...words, ...(databaseUrl ? ['--dbname', address.href] : [])], {
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }), LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    onLine?.(line);
    said.push(line);
    if (said.length > keptLines) said.shift();
  });
  const [printed, code] = await Promise.all([text(child.stdout), ended]);
  if (code === 0) return printed;
  const errors = said.filter((line) => /error|fatal/i.test(line));
  const why = (errors.length > 0 ? errors : said).slice(0, 3).join(' ');
  throw new BackupRefused(`${name} failed and nothing was changed: ${why}`);
}

/** Debian's of the newest version, else the one on the path: Debian's own there may be older than the server. */
function findProgram(name: string): string {
  const debians = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionIn(b) - versionIn(a));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const found = [...debians, ...onPath].map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new BackupRefused(
    `${name} is not installed here. It comes with PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
  );
}

const versionIn = (path: string): number => Number(/\d+/.exec(path));
