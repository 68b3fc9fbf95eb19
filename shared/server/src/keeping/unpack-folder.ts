import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transform } from 'node:stream';
import { readArchive } from './archive.ts';
import { BackupRefused } from './backup-refused.ts';
import { startProgress } from './progress.ts';

/**
 * Lays a tar file out in a folder, readable for its owner alone.
 * Errors: throws `BackupRefused` on a name that leads out of the folder, and what the disk says.
 */
export async function unpackFolder(file: string, folder: string, through: Transform): Promise<void> {
  const progress = startProgress('database: written so far');
  await mkdir(folder, { mode: 0o700 });
  try {
    for await (const entry of readArchive(file, through)) {
      const { name, type, size } = entry.header;
      const path = join(folder, name);
      if (normalize(path) !== path.replace(/\/$/, '') || !path.startsWith(`${folder}/`))
        throw new BackupRefused(
          `${file} holds a file with the name ${JSON.stringify(name)}. It is no backup of ours.`,
        );
      if (type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 });
      else await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (type === 'directory') entry.resume();
      else await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
      progress.add(size ?? 0);
    }
  } finally {
    progress.stop();
  }
}
