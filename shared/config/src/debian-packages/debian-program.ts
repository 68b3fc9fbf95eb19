import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Wanted = {
  /** Debian's packages that bring the program; the one of its name when left out. */
  packages?: readonly string[];
  /** How long the whole installation may take. Unit: milliseconds. */
  limitMs?: number;
};

/** Where servers stand that only root has on its PATH. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
/** Locked by the one process of ours that installs: apt-get refuses a second one at once instead of waiting. */
const lockFile = join(tmpdir(), 'dana-debian-packages.lock');

/**
 * A program of the system for a test: the one that is there, else installed from Debian's packages where this process
 * is root and has `apt-get`. The packages' own services are not started.
 * @returns its absolute path.
 * Errors: throws with the command that a person can type, when it is not there and cannot be installed.
 */
export async function debianProgram(
  program: string,
  { packages = [program], limitMs = 300_000 }: Wanted = {},
): Promise<string> {
  const found = onPath(program);
  if (found !== undefined) return found;
  const advice = `Install it: sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined || onPath('flock') === undefined)
    throw new Error(`${program} is not on this machine. ${advice}`);
  try {
    await install(packages, limitMs);
  } catch (error) {
    throw new Error(`${program} is not on this machine, and installing it failed. ${advice}`, {
      cause: error,
    });
  }
  const installed = onPath(program);
  if (installed === undefined)
    throw new Error(`${packages.join(', ')} was installed, but has no program called ${program}.`);
  return installed;
}

/**
 * The same for a suite that is left out where the program cannot be had. Prints a message then.
 * @param suite – what is not tested without it: "the shop behind a proxy".
 */
export async function debianProgramFor(
  suite: string,
  program: string,
  wanted?: Wanted,
): Promise<string | undefined> {
  try {
    return await debianProgram(program, wanted);
  } catch (error) {
    process.stdout.write(
      `LEFT OUT: ${suite} is NOT tested. ${error instanceof Error ? error.message : error}\n`,
    );
    return undefined;
  }
}

async function install(packages: readonly string[], limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  const aptGet = (...words: string[]) =>
    run('flock', ['--close', lockFile, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...words], {
      timeout: Math.max(end - Date.now(), 1),
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  const once = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  // The lists of a fresh machine are empty, and old ones name files that are gone.
  await once().catch(() => aptGet('update').then(once));
}

function onPath(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...serverFolders];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's packages that bring a server for S3: Ceph's gateway, and what it keeps objects in. */
export const cephPackages = ['radosgw', 'ceph-mon', 'ceph-osd'] as const;
