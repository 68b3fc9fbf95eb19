import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { writeBetween } from './markdown.ts';

const page = join(workspaceRoot, 'docs/performance.md');

/** Prints figures, and with `isWritten` puts them into docs/performance.md between the markers of this name. */
export async function writeFigures(name: string, text: string, isWritten: boolean): Promise<void> {
  process.stdout.write(`${text}\n`);
  if (isWritten) await writeFile(page, writeBetween(await readFile(page, 'utf8'), name, text));
}

/** When and beside how much else figures were taken. @param loadBefore – of the machine before the bench began. */
export const conditions = (loadBefore: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadBefore.toFixed(1)} before the run and ` +
  `${loadavg()[0]?.toFixed(1)} at its end.`;
