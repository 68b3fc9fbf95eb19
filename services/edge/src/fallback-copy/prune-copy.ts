import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedPrefix } from './copied-tree.ts';

/** Trees that nothing live refers to are dropped when they are older; the store still has them. Unit: milliseconds. */
const keptMs = 30 * 86_400_000;
/** What another process of this machine is just writing is younger. Unit: milliseconds. */
const unfinishedMs = 3_600_000;

/** Drops old trees of a copy except these, and what a killed process left unfinished. */
export async function pruneCopy(folder: string, needed: ReadonlySet<string>): Promise<void> {
  for (const tree of await treesIn(folder))
    if (!needed.has(tree) && (await isOlder(join(folder, tree), keptMs)))
      await rm(join(folder, tree), { recursive: true, force: true });
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(unfinishedPrefix) && (await isOlder(join(folder, name), unfinishedMs)))
      await rm(join(folder, name), { recursive: true, force: true });
}

async function isOlder(path: string, ageMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ageMs;
}

async function treesIn(folder: string): Promise<string[]> {
  const remotes = await readdir(join(folder, 'assets')).catch(() => []);
  const trees = remotes.map(async (remote) => {
    const names = await readdir(join(folder, 'assets', remote)).catch(() => []);
    return names.map((name) => `assets/${remote}/${name}`);
  });
  return (await Promise.all(trees)).flat();
}
