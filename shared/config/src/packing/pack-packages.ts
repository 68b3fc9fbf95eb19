import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { interfaceFile } from '../interfaces/published-shapes.ts';
import { workspaceRoot } from '../workspace.ts';
import { compilePackages } from './compile-packages.ts';
import { importedNames } from './imported-names.ts';
import { packedPackageFile } from './packed-package-file.ts';
import { type PackedPackage, packedPackages } from './packed-packages.ts';

/**
 * Writes the packages that remotes in repositories of their own install, each as a folder that a registry takes. Within the
 * workspace they stay what they are: TypeScript, without a build.
 * @param target – must not be there yet. @returns the packages' folders. Errors: throws when it is, or when one cannot be
 * compiled.
 */
export async function packPackages(target: string): Promise<string[]> {
  if (existsSync(target))
    throw new Error(`${target} is there already. Name a folder that is not, or delete it.`);
  const compiled = join(target, 'compiled');
  await compilePackages(packedPackages, compiled);
  const folders = [];
  for (const one of packedPackages) folders.push(await packOne(one, compiled, target));
  await rm(compiled, { recursive: true });
  return folders;
}

async function packOne(one: PackedPackage, compiled: string, target: string): Promise<string> {
  const source = join(workspaceRoot, one.folder);
  const folder = join(target, basename(one.folder));
  await cp(join(compiled, one.folder), folder, { recursive: true });
  const beside = ['src/**/*.{css,woff2}', 'src/**/*.d.ts', interfaceFile, ...(one.data ?? [])];
  for (const path of beside.flatMap((pattern) => globSync(pattern, { cwd: source }))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(source, path), join(folder, path));
  }
  const imported = importedNames(folder);
  const text = JSON.stringify(packedPackageFile(one, imported), null, 2);
  await writeFile(join(folder, 'package.json'), `${text}\n`);
  return folder;
}
