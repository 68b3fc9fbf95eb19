import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '@dana/config/build-deployable';
import { inputHash } from '@dana/config/input-hash';
import { folderOf, workspaceRoot } from '@dana/config/workspace';

type Edit = (folder: string) => Promise<void>;

/** Builds outlive a run: the same sources under the same version are built once. */
const builds = join(workspaceRoot, '.cache/e2e-builds');
const keptMs = 3 * 24 * 3_600_000;

/** Builds a deployable as another version, its sources changed by `edit`, in a folder of its own. @returns the folder. */
export async function buildChanged(
  deployable: string,
  version: string,
  edit: Edit = async () => undefined,
): Promise<string> {
  return builtOnce(`${deployable}-${version}`, async (folder) => {
    await copyDeployable(deployable, folder);
    await edit(folder);
    await setVersion(folder, version);
  });
}

/** Two workers may build the same at once; the first to be done is kept, and nobody sees a half one. */
async function builtOnce(name: string, write: Edit): Promise<string> {
  await mkdir(builds, { recursive: true });
  const draft = await mkdtemp(join(builds, 'draft-'));
  await write(draft);
  const folder = join(builds, `${name}-${inputHash(draft).slice(0, 12)}`);
  if (!existsSync(folder)) {
    await removeOldBuilds();
    // Beside it another suite's pages are loading, and their time limits are shoppers' own.
    await buildIfStale(draft, { isBehind: true });
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  }
  await rm(draft, { recursive: true, force: true });
  await utimes(folder, new Date(), new Date());
  return folder;
}

async function removeOldBuilds(): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = join(builds, name);
    const usedMs = await stat(folder).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (usedMs < Date.now() - keptMs) await rm(folder, { recursive: true, force: true });
  }
}

async function copyDeployable(remote: string, target: string): Promise<void> {
  const source = folderOf(remote);
  await cp(source, target, {
    recursive: true,
    // Types are not checked here, and the types' configuration names neighbours that a copy does not have.
    filter: (path) => !/\/(node_modules|dist|tsconfig\.json)(\/|$)/.test(path.slice(source.length)),
  });
  await symlink(join(source, 'node_modules'), join(target, 'node_modules'));
}

async function setVersion(folder: string, version: string): Promise<void> {
  const file = join(folder, 'package.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }, null, 2));
}
