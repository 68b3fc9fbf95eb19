import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFileSchema } from '@dana/contracts/release/release-manifest';
import * as z from 'zod/mini';
import { treeHashOf } from '../store/hash.ts';

/** Beside `web` and `node` of a build on this machine. It needs no trust: the build's name is the hash of this list. */
export const filesListName = 'files.json';

const listSchema = z.array(buildFileSchema);

/** Path → hash of the files of a build on this machine. Errors: throws when the list is missing or not the build's. */
export function readFilesList(folder: string, treeHash: string): Map<string, string> {
  const files = listSchema.parse(JSON.parse(readFileSync(join(folder, filesListName), 'utf8')));
  if (treeHashOf(files) !== treeHash) throw new Error(`${filesListName} is not the list of this build.`);
  return new Map(files.map(({ path, sha384 }) => [path, sha384]));
}
