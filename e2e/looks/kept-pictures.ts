import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesFolder } from './looks-project.ts';
import { views } from './views.ts';

/** What the pictures that are taken as right hold now, by the names of their views. */
export async function keptPictures(): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(picturesFolder)) return new Map();
  const files = (await readdir(picturesFolder)).filter((file) => file.endsWith('.png'));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const hash = createHash('sha256').update(await readFile(join(picturesFolder, file)));
        return [file.slice(0, -'.png'.length), hash.digest('hex')] as const;
      }),
    ),
  );
}

/** Deletes pictures of views that are no more. */
export async function deleteOldPictures(): Promise<void> {
  const names = new Set(views.map(({ name }) => name));
  for (const name of (await keptPictures()).keys())
    if (!names.has(name)) await rm(join(picturesFolder, `${name}.png`));
}

/** What became of the pictures between two looks at them, a line for each. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    if (before.get(name) === after.get(name)) return [];
    if (!before.has(name)) return `new      ${name}`;
    return after.has(name) ? `changed  ${name}` : `gone     ${name}`;
  });
}
