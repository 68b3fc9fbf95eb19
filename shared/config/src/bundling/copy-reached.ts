import { lstat, mkdir, copyFile, readlink, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/**
 * Copies files and links into a bundle, where they stand to each other as they do here: what was staged at its top, the
 * dependencies in `node_modules`. Links become relative, so that the bundle can be moved.
 * @param paths – absolute; all are staged or are dependencies of the workspace.
 * Errors: throws when one is neither.
 */
export async function copyReached(paths: readonly string[], staged: string, target: string): Promise<void> {
  const placeIn = (path: string): string => {
    for (const [root, within] of [
      [staged, ''],
      [join(workspaceRoot, 'node_modules'), 'node_modules'],
    ] as const)
      if (path === root || path.startsWith(`${root}/`)) return join(target, within, relative(root, path));
    throw new Error(`${path} is reached, and is neither of a service nor of a dependency.`);
  };
  for (const path of paths) {
    const place = placeIn(path);
    const stats = await lstat(path);
    if (stats.isDirectory()) continue;
    await mkdir(dirname(place), { recursive: true });
    if (stats.isSymbolicLink()) {
      const led = placeIn(resolve(dirname(path), await readlink(path)));
      await symlink(relative(dirname(place), led), place);
    } else await copyFile(path, place);
  }
}
