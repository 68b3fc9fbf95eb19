import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** What a store keeps of releases and of what was live. Its tokens and secrets are nobody's to archive. */
const keptFolders = /^(assets|interfaces|published|releases|registry)\//;

/** Copies for browsers are made again where they are missing; they would double the archive. */
const isCompressedCopy = (path: string): boolean => /\.(br|gz)$/.test(path);

/** Writes a store's releases into one file. The same releases give the same bytes. */
export async function archiveStore(store: string, file: string): Promise<void> {
  const archive = pack();
  const written = buffer(
    archive.pipe(
      createBrotliCompress({
        params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
    ),
  );
  for (const path of await filesIn(store))
    archive.entry({ name: path, mtime: new Date(0) }, await readFile(join(store, path)));
  archive.finalize();
  await writeFile(file, await written);
}

/** Lays an archived store out in a folder. */
export async function openArchivedStore(file: string, store: string): Promise<void> {
  const archive = createReadStream(file).pipe(createBrotliDecompress()).pipe(extract());
  for await (const entry of archive) {
    const path = join(store, entry.header.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await buffer(entry));
  }
}

async function filesIn(store: string): Promise<string[]> {
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(store, join(entry.parentPath, entry.name)))
    .filter((path) => keptFolders.test(path) && !isCompressedCopy(path))
    .sort();
}
