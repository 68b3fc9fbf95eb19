import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** One line about a bundle: its folder, how many files it has and how large they are. */
export async function describeBundle(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map(({ parentPath, name }) => lstat(join(parentPath, name))));
  const bytes = stats.reduce((sum, { size }) => sum + size, 0);
  return `${folder}: ${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
