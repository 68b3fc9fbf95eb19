import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from './backup-refused.ts';
import { fileFacts } from './file-facts.ts';
import { type PartManifest, readManifest } from './part-manifest.ts';

/**
 * Reads a part of a backup whole and compares it with its manifest. @returns the manifest.
 * Errors: throws `BackupRefused` where it is not whole, is another part, or a file is missing or not as it was written.
 */
export async function checkPart(folder: string, part: string): Promise<PartManifest> {
  const manifest = await readManifest(folder);
  if (manifest.part !== part)
    throw new BackupRefused(
      `${folder} has the shop's ${manifest.part}, not its ${part}. Name the other folder.`,
    );
  for (const { name, bytes, sha256 } of manifest.files) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    // The size first: it costs nothing.
    if (found?.size === bytes && (await fileFacts(path)).sha256 === sha256) continue;
    const what = found ? 'is not as it was written' : 'is missing';
    throw new BackupRefused(`${path} ${what}. Nothing was restored. Take another backup.`);
  }
  return manifest;
}
