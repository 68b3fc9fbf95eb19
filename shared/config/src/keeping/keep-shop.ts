import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stageFolder } from '@dana/server/keeping/write-part';
import { workspaceRoot } from '../workspace.ts';

/** The parts of a shop, by the program that keeps each, in the order in which they are kept. */
const parts = {
  releases: 'services/releases/src/keep-cli.ts',
  database: 'services/api/src/keep-cli.ts',
} as const;
type Part = keyof typeof parts;

/**
 * Keeps the shop that the settings name in a folder that is not there yet: there whole, or not at all. The releases first: a
 * database that is younger than the releases is what every shop has; releases that ask for more than the database has, none.
 * Errors: throws where a part could not be kept; it has said why.
 */
export async function backUpShop(folder: string): Promise<void> {
  const staged = await stageFolder(folder);
  try {
    for (const part of Object.keys(parts) as Part[]) await keep(part, 'backup', join(staged, part));
    await rename(staged, folder);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Restores a shop. Both parts are looked at whole before anything is changed, and what is live comes last: until then
 * storefronts are not ready. @param replaces – the shop that is there may go.
 * Errors: throws where a part cannot be restored; it has said why.
 */
export async function restoreShop(folder: string, replaces: boolean): Promise<void> {
  const more = replaces ? ['--replace'] : [];
  const order: Part[] = ['database', 'releases'];
  for (const part of order) await keep(part, 'check', join(folder, part), ...more);
  for (const part of order) await keep(part, 'restore', join(folder, part), ...more);
}

/** Keeps tokens and keys, and deletes what nobody can need. @returns how the program ended; it has said why. */
export const administerStore = (words: readonly string[]): Promise<number | null> => run('releases', words);

async function keep(part: Part, ...words: string[]): Promise<void> {
  if ((await run(part, words)) === 0) return;
  throw new Error(`The ${part} of the shop: ${words[0]} ended here, and nothing after it was begun.`);
}

async function run(part: Part, words: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [join(workspaceRoot, parts[part]), ...words], {
    // Relative settings mean the same to both.
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code;
}
