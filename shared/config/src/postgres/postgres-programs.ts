import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FoundPostgres } from './find-postgres.ts';

/** As whom a program runs. */
export type Identity = { uid?: number; gid?: number };

// PostgreSQL refuses to run as root; this is "nobody" on Linux.
const nobodyId = 65_534;

/**
 * The programs of a PostgreSQL server for a folder of data, which is made when it is not there, and as whom they run.
 * Errors: `run` throws with what the program says.
 */
export function postgresPrograms(found: FoundPostgres, folder: string) {
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const identity: Identity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};
  if (isRoot) chownSync(folder, nobodyId, nobodyId);
  const programs = programsFor(found, folder, identity);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

  function run(program: string, words: readonly string[], own: { input?: string; env?: object } = {}): void {
    const { status, stderr, error } = spawnSync(join(programs, program), words, {
      ...identity,
      ...{ env: { ...env, ...own.env }, input: own.input ?? '', cwd: folder, encoding: 'utf8' },
    });
    if (status !== 0)
      throw new Error(
        `PostgreSQL could not make its data in ${folder}: ${stderr?.trim() || error}${isRoot ? '\nStarted by root it runs as "nobody", who must be allowed into all folders above that one.' : ''}`,
      );
  }

  return {
    identity,
    env,
    run,
    command: join(programs, 'postgres'),
    /** Words that start the server on a port of this machine. */
    wordsFor:
      (data: string) =>
      (port: number): string[] => ['-D', data, '-h', '127.0.0.1', '-k', '', '-p', String(port)],
  };
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
