import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import type { Difference } from './differences.ts';
import { differencesSheet } from './differences-sheet.ts';

const folder = join(workspaceRoot, '.cache/looks');

/** Writes the sheet of what differs with its pictures beside it, since the next run of tests deletes theirs. @returns its path. */
export async function writeSheet(differences: readonly Difference[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const kept = await Promise.all(differences.map(keepPictures));
  const sheet = join(folder, 'index.html');
  await writeFile(sheet, differencesSheet(kept));
  return sheet;
}

async function keepPictures({ name, ...pictures }: Difference): Promise<Difference> {
  const kept: Difference = { name };
  for (const kind of ['before', 'after', 'difference'] as const) {
    const path = pictures[kind];
    if (!path) continue;
    kept[kind] = `${name}-${kind}.png`;
    await copyFile(path, join(folder, kept[kind]));
  }
  return kept;
}
