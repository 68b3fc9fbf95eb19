import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupRefused } from './backup-refused.ts';
import { fileFacts } from './file-facts.ts';
import { manifestName, manifestText, type PartManifest } from './part-manifest.ts';

/**
 * Writes a part of a backup into a folder that must not be there: under another name first, so that it is there whole or
 * not at all. Only the system's user who wrote it can read it.
 * @param write – writes the part's files into the folder that it is given, and answers with what wrote them.
 * Errors: what `write` throws, after what was written is removed.
 */
export async function writePart(
  folder: string,
  { part, kind }: Pick<PartManifest, 'part' | 'kind'>,
  write: (staged: string) => Promise<PartManifest['versions']>,
): Promise<PartManifest> {
  const staged = await stageFolder(folder);
  try {
    const madeAt = new Date().toISOString();
    const versions = await write(staged);
    const files = [];
    for (const name of (await readdir(staged)).sort())
      files.push({ name, ...(await settle(join(staged, name))) });
    const manifest = { part, kind, madeAt, versions, files };
    await writeFile(join(staged, manifestName), manifestText(manifest));
    await settle(join(staged, manifestName));
    await rename(staged, folder);
    return { form: 1, ...manifest };
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Makes the folder in which something is written before it gets its name: `<folder>.partial`.
 * Errors: throws `BackupRefused` where either is there already.
 */
export async function stageFolder(folder: string): Promise<string> {
  if (existsSync(folder))
    throw new BackupRefused(
      `${folder} is there already. Name a folder that is not: no backup is overwritten.`,
    );
  const staged = `${folder}.partial`;
  if (existsSync(staged))
    throw new BackupRefused(
      `${staged} is there: a backup is being written, or one was cut off. If none is running, remove it and try again.`,
    );
  await mkdir(dirname(staged), { recursive: true });
  await mkdir(staged, { mode: 0o700 });
  return staged;
}

/** Lets a file outlive a power cut, and lets nobody else read it. */
async function settle(path: string): Promise<Pick<PartManifest['files'][number], 'bytes' | 'sha256'>> {
  await chmod(path, 0o600);
  await using file = await open(path, 'r+');
  await file.sync();
  return fileFacts(path);
}
