import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletonNames } from '../singletons.ts';
import { workspaceRoot } from '../workspace.ts';
import { type PackageFile, type PackedPackage, readPackage } from './packed-packages.ts';

/** What a page holds once: a remote names them itself, and a second copy would be a fault. */
const peers = new Set<string>(singletonNames.map(packageOf).filter((name) => !name.startsWith('@dana/')));

/**
 * The package.json of a packed package: its exports name JavaScript, its dependencies are those that its code imports, in the
 * versions that are installed here.
 * @param imported – names in its import lines. Errors: throws on one that the package does not declare.
 */
export function packedPackageFile(one: PackedPackage, imported: ReadonlySet<string>): object {
  const { name, version, imports, bin, ...source } = readPackage(one.folder);
  const declared = { ...source.devDependencies, ...source.dependencies };
  const names = [...new Set([...imported].map(packageOf))].filter((used) => used !== name).toSorted();
  const missing = names.filter((used) => !(used in declared));
  if (missing.length > 0) throw new Error(`${name} imports ${missing.join(', ')} without declaring it.`);
  const ranges = (isWanted: (used: string) => boolean) =>
    Object.fromEntries(names.filter(isWanted).map((used) => [used, rangeOf(one.folder, used)]));
  return {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    ...(imports && { imports: byName(imports, compiled) }),
    exports: exportsOf(one, source.exports),
    ...(bin && { bin: byName(bin, compiled) }),
    dependencies: ranges((used) => !peers.has(used)),
    peerDependencies: ranges((used) => peers.has(used)),
  };
}

function exportsOf({ only }: PackedPackage, all: PackageFile['exports']): Record<string, string> {
  const named = only?.length
    ? Object.fromEntries(only.map((name) => [`./${name}`, `./src/${name}.ts`]))
    : all;
  return { ...byName(named, compiled), './package.json': './package.json' };
}

/** `./src/*.ts` → `./src/*.js`; types stand beside, and a file of types alone stays. */
const compiled = (path: string): string => path.replace(/(?<!\.d)\.tsx?$/, '.js');

const byName = (record: Record<string, string>, write: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, write(value)]));

/** `@dana/ui/dialog` → `@dana/ui`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function rangeOf(folder: string, name: string): string {
  const bases = createRequire(join(workspaceRoot, folder, 'package.json')).resolve.paths(name) ?? [];
  const file = bases.map((base) => join(base, name, 'package.json')).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${folder} declares ${name}, which is not installed.`);
  return `^${JSON.parse(readFileSync(file, 'utf8')).version}`;
}
