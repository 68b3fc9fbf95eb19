import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { packPackages } from '../packing/pack-packages.ts';
import { type PackedVersions, packedVersions, versionFaults } from '../packing/packed-versions.ts';
import { workspaceRoot } from '../workspace.ts';

/*
 * `pnpm pack-packages <folder>`: the packages for remotes in repositories of their own, each as a folder for `npm publish`.
 * What was packed is written to `packed-versions.json`; one that changed since is refused until its version is raised.
 */

const record = join(workspaceRoot, 'shared/config/packed-versions.json');
const [target] = process.argv.slice(2);

async function pack(folder: string): Promise<void> {
  const folders = await packPackages(folder);
  const now = packedVersions(folders);
  const faults = versionFaults(JSON.parse(readFileSync(record, 'utf8')) as PackedVersions, now);
  if (faults.length > 0) {
    await rm(folder, { recursive: true });
    throw new Error(faults.join('\n'));
  }
  writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`);
  for (const one of folders) console.log(one);
  console.log('Publish each of them (npm publish), and commit shared/config/packed-versions.json.');
}

if (target === undefined || target.startsWith('-')) {
  console.error('pnpm pack-packages <folder>   (a folder that is not there yet)');
  process.exitCode = 2;
} else
  await pack(resolve(target)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
