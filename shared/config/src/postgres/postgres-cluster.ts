import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FoundPostgres } from './find-postgres.ts';

/** As whom a program runs. */
export type Identity = { uid?: number; gid?: number };

type ClusterOptions = {
  found: FoundPostgres;
  /** The data are in it, as `data`; made when it is not there. */
  folder: string;
  /** Of the user `dana`. Without it everybody on this machine is let in, and the data need not outlive it. */
  password?: string;
};

// PostgreSQL refuses to run as root; this is "nobody" on Linux.
const nobodyId = 65_534;

/**
 * The data of a PostgreSQL server in a folder, made when they are not there, with the databases `postgres` and `dana`.
 * @returns what starts the server.
 * Errors: throws with what PostgreSQL says.
 */
export function openCluster({ found, folder, password }: ClusterOptions) {
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const identity: Identity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};
  if (isRoot) chownSync(folder, nobodyId, nobodyId);
  const programs = programsFor(found, folder, identity);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

  function run(program: string, words: string[], input = ''): void {
    const { status, stderr, error } = spawnSync(join(programs, program), words, {
      ...identity,
      ...{ env, input, cwd: folder, encoding: 'utf8' },
    });
    if (status !== 0)
      throw new Error(
        `PostgreSQL could not make its data in ${folder}: ${stderr?.trim() || error}${isRoot ? '\nStarted by root it runs as "nobody", who must be allowed into all folders above that one.' : ''}`,
      );
  }
  if (!existsSync(data)) {
    const making = join(folder, 'making');
    rmSync(making, { recursive: true, force: true });
    const passwordFile = join(folder, 'password');
    if (password !== undefined) writeForIt(passwordFile, `${password}\n`, identity);
    const access =
      password === undefined
        ? ['--auth=trust', '--no-sync']
        : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run('initdb', ['--pgdata', making, '--username=dana', '--encoding=UTF8', ...access]);
    rmSync(passwordFile, { force: true });
    run('postgres', ['--single', '-D', making, 'postgres'], 'create database dana\n');
    // All or nothing: what was interrupted is made from the beginning.
    renameSync(making, data);
  }
  return {
    identity,
    env,
    command: join(programs, 'postgres'),
    words: (port: number): string[] => ['-D', data, '-h', '127.0.0.1', '-k', '', '-p', String(port)],
  };
}

function writeForIt(file: string, text: string, { uid, gid }: Identity): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/** The folder of the programs; a copy where "nobody" may not look into the folder of packages. */
function programsFor(found: FoundPostgres, folder: string, identity: Identity): string {
  if (spawnSync(join(found.programs, 'initdb'), ['--version'], identity).status === 0) return found.programs;
  const copy = join(folder, 'native');
  if (!existsSync(copy)) {
    mkdirSync(copy);
    cpSync(dirname(found.programs), copy, { recursive: true });
  }
  return join(copy, 'bin');
}
