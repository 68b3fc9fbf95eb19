import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from './workspace.ts';

const ignoredFolders = new Set(['node_modules', 'dist', 'test-results', '.rsbuild', '.git']);
const ignoredFiles = /\.(test|e2e)\.[jt]sx?$|\.md$/;

/**
 * One hash over everything that a build of this folder depends on: its own sources, the shared packages and the
 * lockfile, wherever the folder is. Tests and prose do not count. Reading some hundred small files takes about 30 ms.
 */
export function inputHash(folder: string): string {
  const hash = createHash('sha256');
  const own = filesBelow(folder).map((file) => [relative(folder, file), file] as const);
  const shared = join(workspaceRoot, 'shared');
  // A repository of its own has all that it depends on in its own lockfile.
  const common = existsSync(shared) ? [...filesBelow(shared), join(workspaceRoot, 'pnpm-lock.yaml')] : [];
  const others = common.map((file) => [`../${relative(workspaceRoot, file)}`, file] as const);
  for (const [name, file] of [...own, ...others].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() && !ignoredFiles.test(entry.name) ? [path] : [];
  });
}
