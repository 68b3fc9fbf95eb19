import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Opens the embedded database in a folder. A new one costs five seconds of a processor, nearly all of what a first start
 * takes, so an empty one is kept for those that follow.
 * @param emptyDir – where empty ones are kept; without it each new one is made from nothing.
 */
export async function openEmbedded(folder: string, emptyDir?: string): Promise<PGlite> {
  if (emptyDir !== undefined && !existsSync(folder)) {
    const empty = join(emptyDir, pgliteVersion());
    if (!existsSync(empty)) await writeWhole(empty, async (staged) => (await PGlite.create(staged)).close());
    await writeWhole(folder, (staged) => cp(empty, staged, { recursive: true }));
  }
  return PGlite.create(folder);
}

/** Writes a folder under another name first: it is there whole or not at all, also when two processes do so at once. */
async function writeWhole(folder: string, write: (staged: string) => Promise<void>): Promise<void> {
  const staged = `${folder}.${randomUUID()}`;
  await mkdir(dirname(folder), { recursive: true });
  try {
    await write(staged);
    await rename(staged, folder);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The version of the embedded database's program. Another one may keep its files in another form. */
export function pgliteVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
