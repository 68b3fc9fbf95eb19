import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Version of the package at the end of `chain`, each resolved from the one before, because pnpm hides what is not
 * declared. `unknown` when it is not installed: a build that came from another machine.
 */
export function installedVersion(folder: string, chain: readonly string[]): string {
  let from: string | undefined = join(folder, 'package.json');
  for (const name of chain) from = from && packageFileOf(from, name);
  return from ? JSON.parse(readFileSync(from, 'utf8')).version : 'unknown';
}

function packageFileOf(from: string, name: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file));
  return path && realpathSync(path);
}
