import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a folder for this process, because PGlite takes no lock of its own and two processes on one folder lose
 * data without a word. Returns what gives it back. Throws when a living process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lockFile = join(directory, 'process.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(lockFile, 'utf8'));
      if (isAlive(holder)) {
        throw new Error(
          `The database folder ${directory} is in use by process ${holder}. Stop that process, set DATA_DIR to ` +
            'another folder, or set DATABASE_URL to a PostgreSQL server that several processes can share.',
        );
      }
      // Left behind by a process that was killed.
      rmSync(lockFile, { force: true });
    }
  }
  throw new Error(`The database folder ${directory} is being taken by another process right now. Try again.`);
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  if (processId === process.pid) return true;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
