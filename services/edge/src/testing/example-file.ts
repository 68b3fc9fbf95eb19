import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployFolder } from './deployed-queries.ts';

/**
 * An example of `deploy` with the lines that everybody has to change.
 * Errors: throws when one of them is not there once.
 */
export async function exampleFile(path: string, changes: Record<string, string>): Promise<string> {
  return adapted(path, await readFile(join(deployFolder, path), 'utf8'), changes);
}

/** A text with some of its lines changed. @param name – what it is called when a line is not there once. */
export function adapted(name: string, example: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`${name} does not have "${from}" once.`);
    return text.replace(from, () => to);
  }, example);
}
