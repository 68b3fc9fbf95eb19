import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DescribedTree } from '@dana/releases/log/releases';
import { filesListName } from '@dana/releases/rendering/verified-code';
import { checkedKey } from '@dana/releases/store/key';
import type { TreeFile } from '@dana/releases/store/store';

/** What is not finished begins with this; it is removed when its writer fails, and by the next start else. */
export const unfinishedPrefix = '.staged-';

/**
 * Looks at a build on this machine, file after file, without holding one in memory.
 * @returns the path of the first file that is missing or not as published, or undefined when all are.
 */
export async function firstDamaged(folder: string, { files }: DescribedTree): Promise<string | undefined> {
  for (const { path, sha384 } of files) {
    const hash = createHash('sha384');
    const isRead = await pipeline(createReadStream(join(folder, path)), hash).then(
      () => true,
      () => false,
    );
    if (!isRead || `sha384-${hash.digest('base64')}` !== sha384) return path;
  }
  return undefined;
}

/** Puts a build beside the list of its files into a folder, whole or not at all; one that is there is replaced. */
export async function writeTree(
  root: string,
  key: string,
  tree: DescribedTree,
  files: readonly TreeFile[],
): Promise<void> {
  const target = join(root, checkedKey(key));
  const staged = join(root, unfinishedPrefix + randomUUID());
  try {
    const folders = new Set(files.map(({ path }) => dirname(join(staged, checkedKey(path)))));
    for (const path of folders) await mkdir(path, { recursive: true });
    await Promise.all(files.map(({ path, bytes }) => writeFile(join(staged, path), bytes)));
    await writeFile(join(staged, filesListName), JSON.stringify(tree.files));
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(staged, target);
  } catch (error) {
    // What was half written must not keep the disk full.
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

/** As `writeTree`, for one file. */
export async function writeWhole(root: string, key: string, bytes: Uint8Array): Promise<void> {
  const staged = join(root, unfinishedPrefix + randomUUID());
  try {
    await mkdir(dirname(join(root, checkedKey(key))), { recursive: true });
    await writeFile(staged, bytes);
    await rename(staged, join(root, key));
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
}
