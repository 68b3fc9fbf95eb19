import { mkdtemp, rm, lstat, mkdir, copyFile, readlink, symlink, writeFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, dirname, relative, resolve } from 'node:path';
import { type BundledService, bundledServices } from './bundled-services.ts';
import { stageSources } from './stage-sources.ts';
import { workspaceRoot, folderOf, servedBuilds } from '../workspace.ts';
import { globSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { nodeFileTrace } from '@vercel/nft';
import { buildIfStale } from '../build-deployable.ts';
import { inputHash } from '../input-hash.ts';

/**
 * Writes services as folders that need nothing but Node: JavaScript, the files of their dependencies that they reach, and
 * what they read. They run on the kind of machine (system and processor) on which they were made. What stood in their
 * folders before is replaced. What they read of builds must be built.
 * @param target – receives one folder for each service. @returns these folders.
 * Errors: throws on an unknown name, on data that is not there, with what the compiler says, and with each import that leads nowhere.
 */
export async function bundleServices(target: string, names: readonly string[] = []): Promise<string[]> {
  const services = named(names);
  const staged = await mkdtemp(join(tmpdir(), 'dana-bundles-'));
  try {
    await stageSources(staged, services);
    const folders: string[] = [];
    for (const service of services) {
      const folder = join(target, service.name);
      await rm(folder, { recursive: true, force: true });
      await copyReached(await reachedBy(service, staged), staged, folder);
      await writePrograms(service, folder);
      folders.push(folder);
    }
    return folders;
  } finally {
    await rm(staged, { recursive: true });
  }
}

function named(names: readonly string[]): readonly BundledService[] {
  if (names.length === 0) return bundledServices;
  return names.map((name) => {
    const service = bundledServices.find((one) => one.name === name);
    if (service) return service;
    const known = bundledServices.map((one) => one.name).join(', ');
    throw new Error(`There is no service "${name}" to bundle; there are ${known}.`);
  });
}

/**
 * Copies files and links into a bundle, where they stand to each other as they do here: what was staged at its top, the
 * dependencies in `node_modules`. Links become relative, so that the bundle can be moved.
 * @param paths – absolute; all are staged or are dependencies of the workspace.
 * Errors: throws when one is neither.
 */
export async function copyReached(paths: readonly string[], staged: string, target: string): Promise<void> {
  const placeIn = (path: string): string => {
    for (const [root, within] of [
      [staged, ''],
      [join(workspaceRoot, 'node_modules'), 'node_modules'],
    ] as const)
      if (path === root || path.startsWith(`${root}/`)) return join(target, within, relative(root, path));
    throw new Error(`${path} is reached, and is neither of a service nor of a dependency.`);
  };
  for (const path of paths) {
    const place = placeIn(path);
    const stats = await lstat(path);
    if (stats.isDirectory()) continue;
    await mkdir(dirname(place), { recursive: true });
    if (stats.isSymbolicLink()) {
      const led = placeIn(resolve(dirname(path), await readlink(path)));
      await symlink(relative(dirname(place), led), place);
    } else await copyFile(path, place);
  }
}

/**
 * What a service executes or reads, of its own and of its dependencies: files and links, as absolute paths.
 * @param staged – where the services are laid out as JavaScript.
 * Errors: throws with each import of ours that leads nowhere, such as one that its package names for development only.
 */
export async function reachedBy(service: BundledService, staged: string): Promise<string[]> {
  const started = [...Object.values(service.programs), ...(service.threads ?? [])].flatMap((pattern) =>
    globSync(pattern.replace(/\.ts$/, '.js'), { cwd: staged }),
  );
  const { fileList, warnings } = await nodeFileTrace(
    started.map((file) => join(staged, file)),
    // What the metrics read of the system is no file of a bundle.
    { base: '/', processCwd: staged, ignore: 'proc/**' },
  );
  const lost = [...warnings].filter(({ message }) => isOfOurs(message, staged));
  if (lost.length > 0) throw new Error(lost.map(({ message }) => message).join('\n'));
  const data = globSync(service.data ?? [], { cwd: staged }).map((file) => join(staged, file));
  return [...new Set([...[...fileList].map((file) => join('/', file)), ...data])];
}

/** Packages of others try imports that are optional; ours are all needed. */
const isOfOurs = (message: string, staged: string): boolean =>
  message.includes(`${staged}/`) && /^Failed to resolve dependency/.test(message);

/** Writes what is started at the top of a bundle, one file for each program: `node server.js`. */
async function writePrograms({ name, programs }: BundledService, folder: string): Promise<void> {
  for (const [program, source] of Object.entries(programs)) {
    const path = `./${source.replace(/\.ts$/, '.js')}`;
    await writeFile(join(folder, `${program}.js`), `import '${path}';\n`);
  }
  const described = { name: `dana-${name}`, private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}

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

/** One line about a bundle: its folder, how many files it has and how large they are. */
export async function describeBundle(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map(({ parentPath, name }) => lstat(join(parentPath, name))));
  const bytes = stats.reduce((sum, { size }) => sum + size, 0);
  return `${folder}: ${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
