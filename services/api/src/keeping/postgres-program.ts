import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { BackupRefused } from '@dana/server/keeping/backup-refused';

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
export async function runPostgresProgram({ name, words, databaseUrl, onLine }: Call): Promise<string> {
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
