import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildIfStale } from '@dana/config/build-deployable';
import { remoteFiles } from '@dana/config/generate/remote-files';
import { folderOf } from '@dana/config/workspace';

type Edit = (folder: string) => Promise<void>;

/** Builds a deployable as another version, its sources changed by `edit`, in a folder of its own. @returns the folder. */
export async function buildChanged(
  deployable: string,
  version: string,
  parent: string,
  edit: Edit = async () => undefined,
): Promise<string> {
  const folder = join(parent, `${deployable}-${version}`);
  await copyDeployable(deployable, folder);
  await edit(folder);
  await setVersion(folder, version);
  await buildIfStale(folder);
  return folder;
}

/** Writes what `pnpm new remote` writes, beside the workspace, and builds it. @returns the folder. */
export async function buildNewRemote(name: string, parent: string): Promise<string> {
  const folder = join(parent, name);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(remoteFiles({ name, devPort: 3199 }))) {
    // Its types are checked where it is generated; here its neighbours' configuration is not in reach.
    if (!path.startsWith(`${name}/`) || path.endsWith('tsconfig.json')) continue;
    await mkdir(dirname(join(parent, path)), { recursive: true });
    await writeFile(join(parent, path), text);
  }
  await symlink(join(folderOf('mf-content'), 'node_modules'), join(folder, 'node_modules'));
  await buildIfStale(folder);
  return folder;
}

async function copyDeployable(remote: string, target: string): Promise<void> {
  const source = folderOf(remote);
  await rm(target, { recursive: true, force: true });
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
