import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another living process has the folder. */
export class DirectoryInUse extends Error {}

/**
 * Takes a folder for this process, where two would write over each other. One that was left behind is taken over.
 * @param whatToDo – a sentence for who finds it taken. @returns what gives it back. Errors: throws `DirectoryInUse` when a
 * living process holds it.
 */
export function lockDirectory(directory: string, whatToDo: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lockFile = join(directory, 'process.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lockFile, `${process.pid} ${birthOf(process.pid)}`, { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [holder = '', birth = ''] = readFileSync(lockFile, 'utf8').split(' ');
      if (isAlive(Number(holder), birth)) {
        throw new DirectoryInUse(`The folder ${directory} is in use by process ${holder}. ${whatToDo}`);
      }
      // Left behind by a process that was killed.
      rmSync(lockFile, { force: true });
    }
  }
  throw new Error(`The folder ${directory} is being taken by another process right now. Try again.`);
}

function isAlive(processId: number, birth: string): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // After a restart of the machine the same number may be somebody else's.
  return birth === '' || birthOf(processId) === birth;
}

/** When a process began, in a form that only equals itself; empty where the system does not say. */
function birthOf(processId: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const afterName = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1) ?? '';
    // The 22nd field of proc(5), counted from the process id; two stand before the end of the name.
    return `${boot}:${afterName.split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}
