import { lstat, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readInterfaces } from '@dana/config/interfaces/read-interface';
import { interfaceFile } from '@dana/config/interfaces/published-shapes';
import { workspaceRoot } from '@dana/config/workspace';

type PackageChange = {
  /** Folder below `shared/`. */
  name: string;
  /** Files of it by their path, as they are to be. */
  edit: Record<string, (text: string) => string>;
  version?: string;
};

/**
 * Gives a copied deployable a shared package of its own in which some files are others: all the rest is the workspace's, so
 * that a build holds it once. What the package says of itself is written again.
 */
export async function overlayPackage(folder: string, { name, edit, version }: PackageChange): Promise<void> {
  const source = join(workspaceRoot, 'shared', name);
  const target = join(folder, 'packages', name);
  await mkdir(target, { recursive: true });
  await overlayFolder(source, target, edit);
  const file = join(target, 'package.json');
  await rm(file, { force: true });
  const description = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  await writeFile(file, JSON.stringify({ ...description, version: version ?? description.version }));
  const described = join(target, interfaceFile);
  if ((await readdir(source)).includes(interfaceFile)) {
    await rm(described, { force: true });
    const entry = join(target, 'src/index.ts');
    await writeFile(described, JSON.stringify({ exports: readInterfaces({ [name]: entry })[name] }));
  }
  await replaceModule(folder, `@dana/${name}`, join('packages', name));
}

/** Puts another folder in the place of one module. @param path – from the deployable's folder. */
export async function replaceModule(folder: string, module: string, path: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await unfold(modules);
  const link = join(modules, module);
  if (module.startsWith('@')) await unfold(dirname(link));
  await rm(link, { recursive: true, force: true });
  await symlink(join('../'.repeat(module.split('/').length), path), link);
}

/** A link to a folder becomes a folder of links, of which one can be another. */
async function unfold(folder: string): Promise<void> {
  if (!(await lstat(folder)).isSymbolicLink()) return;
  const source = await realpath(folder);
  await rm(folder);
  await mkdir(folder);
  for (const name of await readdir(source)) await symlink(join(source, name), join(folder, name));
}

async function overlayFolder(source: string, target: string, edit: PackageChange['edit']): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    const below = inside(edit, entry.name);
    const change = edit[entry.name];
    if (change) await writeFile(to, change(await readFile(from, 'utf8')));
    else if (Object.keys(below).length === 0) await symlink(from, to);
    else {
      await mkdir(to);
      await overlayFolder(from, to, below);
    }
  }
}

/** The edits of files in a folder, by their paths from there. */
const inside = (edit: PackageChange['edit'], folder: string): PackageChange['edit'] =>
  Object.fromEntries(
    Object.entries(edit)
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, change]) => [path.slice(folder.length + 1), change]),
  );
