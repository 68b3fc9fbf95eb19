import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { extract, pack } from 'tar-stream';
import type { TreeFile } from '../store.ts';

/** All files of a tree in one piece, as an object store takes them: there whole or not at all. */
export async function packTree(files: readonly TreeFile[]): Promise<Uint8Array> {
  const archive = pack();
  for (const { path, bytes } of files) archive.entry({ name: path }, Buffer.from(bytes));
  archive.finalize();
  return buffer(archive);
}

/** The files again. */
export async function unpackTree(bytes: Uint8Array): Promise<TreeFile[]> {
  const archive = extract();
  Readable.from([Buffer.from(bytes)]).pipe(archive);
  const files: TreeFile[] = [];
  for await (const entry of archive) files.push({ path: entry.header.name, bytes: await buffer(entry) });
  return files;
}
