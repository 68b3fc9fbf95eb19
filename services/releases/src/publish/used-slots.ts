import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slotPropsSchemas } from '@dana/contracts/slots';

/**
 * Slots that the sources of a deployable name, except its own: those it shows. Found by their names, so that a release
 * never forgets to say what it needs. Empty for a folder without sources.
 */
export async function usedSlots(folder: string, own: readonly string[]): Promise<string[]> {
  const names = await readdir(join(folder, 'src'), { recursive: true }).catch(() => []);
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, 'src', name), 'utf8')));
  const isUsed = (slot: string): boolean =>
    texts.some((text) => new RegExp(`["'\`]${slot}["'\`]`).test(text));
  return Object.keys(slotPropsSchemas)
    .filter((slot) => !own.includes(slot) && isUsed(slot))
    .toSorted();
}
