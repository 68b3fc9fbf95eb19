import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { interfaceFile } from '../interfaces/published-shapes.ts';
import { workspaceRoot } from '../workspace.ts';
import { compilePackages } from './compile-packages.ts';
import { type PackedPackage, packedPackages, type PackageFile, readPackage } from './packed-packages.ts';
import { createRequire, isBuiltin } from 'node:module';
import { singletonNames } from '../singletons.ts';
import ts from 'typescript-library';

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

/** What a page holds once: a remote names them itself, and a second copy would be a fault. */
const peers = new Set<string>(singletonNames.map(packageOf).filter((name) => !name.startsWith('@dana/')));

/**
 * The package.json of a packed package: its exports name JavaScript, its dependencies are those that its code imports, in the
 * versions that are installed here.
 * @param imported – names in its import lines. Errors: throws on one that the package does not declare.
 */
function packedPackageFile(one: PackedPackage, imported: ReadonlySet<string>): object {
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
function packageOf(name: string): string {
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

/** `import.meta.resolve('x')`, which is no import but needs the package as well. */
const resolved = /\bimport\.meta\.resolve\(\s*'([^']+)'/g;

/** What the compiled code and types of a folder import of packages, at once or later: `react`, `@dana/ui/dialog`. */
function importedNames(folder: string): Set<string> {
  const names = globSync('src/**/*.{js,d.ts}', { cwd: folder }).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    return [...imported, ...[...text.matchAll(resolved)].map(([, name = '']) => name)];
  });
  return new Set(names.filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name)));
}
