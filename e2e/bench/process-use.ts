import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const msPerTick = 10;

/** Processor time of a process with all its threads, in milliseconds, by the text of /proc/<pid>/stat. */
export function processorMsOf(stat: string): number {
  // The name stands in brackets and may have spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * msPerTick;
}

/** Processor time of a process until now; NaN where there is no /proc. */
export const processorMs = async (pid: number | undefined): Promise<number> =>
  processorMsOf(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
