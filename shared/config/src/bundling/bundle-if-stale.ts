import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../build-deployable.ts';
import { inputHash } from '../input-hash.ts';
import { folderOf, servedBuilds, workspaceRoot } from '../workspace.ts';
import { bundleServices } from './bundle-services.ts';

/**
 * Bundles services into a folder when something that they are made of changed since.
 * @param say – gets a sentence before it is done, as it takes half a minute.
 */
export async function bundleIfStale(
  target: string,
  names: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  for (const one of servedBuilds) await buildIfStale(folderOf(one));
  const mark = join(target, '.inputs');
  const hash = `${inputHash(join(workspaceRoot, 'services'))} ${process.version} ${names.join(' ')}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  say('Bundling the services …');
  // What was interrupted is not taken for a whole one.
  rmSync(mark, { force: true });
  await bundleServices(target, names);
  writeFileSync(mark, hash);
}
