import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What readiness answers about a disk; `reason` names no path of this machine. */
export type DiskState = { isReady: true } | { isReady: false; reason: string };

/** Less is as good as full: a release, a log file and a mail still have to fit. Unit: bytes. */
const defaultMinFreeBytes = 64 * 1024 * 1024;
/** More than one block, so that a write of it needs real room. Unit: bytes. */
const probeBytes = 8_192;

/** Whether something can still be written into a folder, seen by doing so. */
export async function diskCheck(folder: string, minFreeBytes = defaultMinFreeBytes): Promise<DiskState> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, Buffer.alloc(probeBytes), { flush: true });
    const { bavail, bsize } = await statfs(folder);
    const freeMb = Math.floor((bavail * bsize) / 1_048_576);
    return bavail * bsize >= minFreeBytes
      ? { isReady: true }
      : { isReady: false, reason: `The disk has ${freeMb} MB left.` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { isReady: false, reason: `The disk cannot be written (${code}).` };
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
