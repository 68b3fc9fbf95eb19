import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '../../testing/folders.ts';

const original = join(import.meta.dirname, 'small-shop');

/** A text of the shop's file and what replaces it, both exact. */
export type Edit = { file: string; from: string; to: string };

/** A folder with a catalogue of one product, after these edits, for one test. */
export function copySmallShop(edits: readonly Edit[] = []): string {
  const folder = folderOfTest('small-shop');
  cpSync(original, folder, { recursive: true });
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  return folder;
}
