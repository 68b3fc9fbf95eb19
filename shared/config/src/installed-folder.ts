import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The real folder of a package, as a folder's code finds it; undefined where it is not installed. */
export function installedFolder(folder: string, name: string): string | undefined {
  const bases = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const found = bases.map((base) => join(base, name)).find((path) => existsSync(join(path, 'package.json')));
  return found && realpathSync(found);
}
