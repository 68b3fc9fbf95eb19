import { globSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compileSources } from '../packing/compile-sources.ts';
import { workspaceRoot } from '../workspace.ts';
import type { BundledService } from './bundled-services.ts';

type PackageFile = {
  name: string;
  version: string;
  exports?: Record<string, string>;
  imports?: Record<string, string>;
  dependencies?: Record<string, string>;
};

/** All that a server may be made of; what one does not reach is left behind afterwards. */
const packages = ['edge', 'api', 'releases', 'practice-bank']
  .map((name) => `services/${name}`)
  .concat('shared/server', 'shared/contracts');

/** Errors: throws where there are none, since the service would start without what it reads. */
function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: workspaceRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(workspaceRoot, join(parentPath, name)));
  if (files.length === 0) throw new Error(`There is nothing at ${pattern}. Build it: pnpm build`);
  return files;
}

const isTest = (file: string): boolean => /\.test\.ts$|\/(testing|bench)\//.test(file);

/**
 * Lays out the services as JavaScript, in the folders of the workspace, each with the dependencies that its package names for
 * production and no others.
 * @param folder – must be empty.
 * Errors: throws on data that is not there, and with what the compiler says.
 */
export async function stageSources(folder: string, services: readonly BundledService[]): Promise<void> {
  const data = new Set(services.flatMap((service) => service.data ?? []).flatMap(filesOf));
  const sources = packages.flatMap((one) => globSync(`${one}/src/**/*.ts`, { cwd: workspaceRoot }));
  await compileSources(
    sources.filter((file) => !isTest(file)).map((file) => join(workspaceRoot, file)),
    folder,
    { declaration: false },
  );
  for (const one of packages) await stagePackage(one, folder);
  // A script of the same name as a module would take its place.
  for (const file of data)
    await cp(join(workspaceRoot, file), join(folder, file), { errorOnExist: true, force: false });
}

async function stagePackage(one: string, folder: string): Promise<void> {
  const target = join(folder, one);
  const described = JSON.parse(readFileSync(join(workspaceRoot, one, 'package.json'), 'utf8')) as PackageFile;
  const { name, version, exports, imports, dependencies = {} } = described;
  const compiled = {
    ...{ name, version, private: true, type: 'module' },
    ...(exports && { exports: asCompiled(exports) }),
    ...(imports && { imports: asCompiled(imports) }),
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(compiled, null, 2)}\n`);
  for (const dependency of Object.keys(dependencies)) {
    const link = join(target, 'node_modules', dependency);
    await mkdir(dirname(link), { recursive: true });
    await symlink(placeOf(dependency, one, folder), link);
  }
}

/** One of ours is the compiled one; another's is where the workspace has it. */
function placeOf(dependency: string, by: string, folder: string): string {
  const installed = realpathSync(join(workspaceRoot, by, 'node_modules', dependency));
  const own = packages.find((one) => installed === join(workspaceRoot, one));
  return own === undefined ? installed : join(folder, own);
}

const asCompiled = (paths: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.replace(/\.ts$/, '.js')]));
