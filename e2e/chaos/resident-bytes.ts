import { readFile } from 'node:fs/promises';

/** Memory that a process occupies, by /proc; 0 where there is none. Unit: bytes. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
