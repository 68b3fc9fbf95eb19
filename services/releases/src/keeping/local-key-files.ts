import { existsSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from '@dana/server/keeping/backup-refused';

/** What a shop on one machine signs its releases with, and the token that may do everything. */
const names = ['release-key', 'release-key.pub', 'release-token'];

/** Copies those that are there. */
export async function copyKeyFiles(from: string, to: string): Promise<void> {
  for (const name of names)
    if (existsSync(join(from, name))) await copyFile(join(from, name), join(to, name));
}

/** Errors: throws `BackupRefused` where the machine has another key than the backup. */
export async function assertNoOtherKeys(backup: string, dataDir: string): Promise<void> {
  for (const name of names) {
    const [kept, here] = [join(backup, name), join(dataDir, name)];
    if (!existsSync(kept) || !existsSync(here)) continue;
    if ((await readFile(kept)).equals(await readFile(here))) continue;
    throw new BackupRefused(
      `${here} is another one than in the backup. Move it away, or lose it with --replace.`,
    );
  }
}

/** Writes those that the backup has, readable for this user alone. */
export async function putKeyFiles(backup: string, dataDir: string): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(backup, name))) continue;
    const target = join(dataDir, name);
    await writeFile(`${target}.partial`, await readFile(join(backup, name)), { mode: 0o600 });
    await rename(`${target}.partial`, target);
  }
}
