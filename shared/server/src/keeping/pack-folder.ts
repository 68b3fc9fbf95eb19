import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transform } from 'node:stream';
import { writeArchive } from './archive.ts';
import { startProgress } from './progress.ts';

/** Writes a folder that nobody changes meanwhile into a tar file, its empty folders too. */
export async function packFolder(folder: string, file: string, through: Transform): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const progress = startProgress('database: read so far');
  const fill: Parameters<typeof writeArchive>[1] = async (archive) => {
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path);
      const { size } = await lstat(path);
      if (entry.isDirectory()) archive.entry({ name, type: 'directory' });
      else if (entry.isFile()) {
        await pipeline(createReadStream(path), archive.entry({ name, size }));
        progress.add(size);
      }
    }
  };
  await writeArchive(file, fill, through).finally(progress.stop);
}
