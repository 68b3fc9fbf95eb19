import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceFile } from '../interfaces/published-shapes.ts';

const packageFile = 'package.json';

/** Package → the version that was packed last, and a hash of what was in it. */
export type PackedVersions = Record<string, { version: string; content: string }>;

/** What packed packages are now. @param folders – of the packages. */
export function packedVersions(folders: readonly string[]): PackedVersions {
  return Object.fromEntries(
    folders.map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, packageFile), 'utf8'));
      return [name, { version, content: contentOf(folder) }];
    }),
  );
}

/**
 * A registry keeps a version as it was first published, so a package that changed needs another.
 * @returns a sentence for each package that has other content under the version that was packed before.
 */
export function versionFaults(before: PackedVersions, now: PackedVersions): string[] {
  return Object.entries(now).flatMap(([name, { version, content }]) => {
    const known = before[name];
    if (known?.version !== version || known.content === content) return [];
    return [
      `${name} was packed as ${version} with other content. Raise its version, then run \`pnpm check interfaces --write\`.`,
    ];
  });
}

/** The same for the same files, whatever the version is. */
function contentOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of globSync('**/*.*', { cwd: folder }).toSorted()) {
    const text = readFileSync(join(folder, path), 'utf8');
    hash.update(`${path}\n${[packageFile, interfaceFile].includes(path) ? withoutVersions(text) : text}\n`);
  }
  return hash.digest('hex');
}

/** Of our own packages a new major version alone is another dependency: all others are taken as they come. */
function withoutVersions(text: string): string {
  const { version: _, ...rest } = JSON.parse(text);
  return JSON.stringify(rest).replaceAll(/("@dana\/[\w-]+":"\^\d+)\.\d+\.\d+/g, '$1');
}
