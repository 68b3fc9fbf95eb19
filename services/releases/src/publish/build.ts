import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPathSchema } from '@dana/contracts/release/names';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { remoteManifestSchema, type RemoteManifest } from '@dana/contracts/release/remote-manifest';
import * as z from 'zod/mini';
import { interfaceFiles } from '../gate/live-releases.ts';
import type { SignedText } from '../signing/signatures.ts';
import { checkedDeployable, checkedVersion, integrityOf } from '../store/key.ts';
import { ReleaseRefusal } from '../store/store.ts';
import type { ReleaseOrigin } from '@dana/contracts/release/origin';

/** One file of a build, read whole: builds are a few megabytes. */
export type BuiltFile = { path: string; bytes: Uint8Array; sha384: string };

/** A file as publishing takes it, with its hash. */
export const built = (path: string, bytes: Uint8Array): BuiltFile => ({
  path,
  bytes,
  sha384: integrityOf(bytes),
});

/** A finished build with what its sources say about it: all that a release is made from. */
export type ReleaseBuild = {
  remote: string;
  version: string;
  source: RemoteManifest;
  files: BuiltFile[];
  tools: ReleaseManifest['builtWith'];
  origin?: ReleaseOrigin | undefined;
  signature?: SignedText | undefined;
};

/**
 * Reads what stands built in a deployable's folder, under the version of its package.json.
 * Errors: `ReleaseRefusal` with what is wrong with the folder.
 */
export async function readReleaseBuild(remote: string, folder: string): Promise<ReleaseBuild> {
  const version = readVersion(folder, checkedDeployable(remote));
  const [source, files] = await Promise.all([readSourceManifest(folder, remote), readBuild(folder)]);
  const federation = installedVersion(folder, ['@module-federation/runtime']);
  const rspack = installedVersion(folder, ['@rsbuild/core', '@rspack/core']);
  return { remote, version, source, files, tools: { federation, rspack } };
}

/** Maps are kept elsewhere (`source-maps.ts`), statistics and pages are for the build machine only. */
const leftOut = /\.map$|\/mf-stats\.json$|^web\/.*\.html$/;

/** What build tools say about a build: read at publish, then dropped, as its order differs from build to build. */
const toolOutput = [
  'web/mf-manifest.json',
  'web/manifest.json',
  'web/provided.json',
  // Kept beside the release: what others give may grow without a byte of the build being another.
  ...interfaceFiles,
];

/** Node reads `.js` by the nearest package.json, and the store may lie in a folder of ES modules. */
const commonJsMark: [path: string, text: string] = ['node/package.json', '{"type":"commonjs"}\n'];

/** The files of a build that become part of its release, and what other hosts read of it. */
export const releasedFiles = (files: readonly BuiltFile[]): BuiltFile[] =>
  [...files.filter(({ path }) => !toolOutput.includes(path)), ...hostManifest(files)].toSorted(byPath);

/**
 * Every file of `<folder>/dist/{web,node}` that publishing reads, sorted by path.
 * Errors: refuses (422) a build that is missing, or a file whose name cannot be a URL as it stands.
 */
async function readBuild(folder: string): Promise<BuiltFile[]> {
  const dist = join(folder, 'dist');
  const paths = [...(await filesIn(dist, 'web')), ...(await filesIn(dist, 'node'))];
  return completeBuild(
    await Promise.all(paths.filter((path) => !leftOut.test(path)).map((path) => readOne(dist, path))),
  );
}

/** Files of a build in their order, with the mark that Node needs. */
export function completeBuild(files: readonly BuiltFile[]): BuiltFile[] {
  const [path, text] = commonJsMark;
  const isMarked = files.some((file) => file.path === path);
  const all = isMarked ? [...files] : [...files, built(path, new TextEncoder().encode(text))];
  return all.toSorted(byPath);
}

const byPath = (a: BuiltFile, b: BuiltFile): number => (a.path < b.path ? -1 : 1);

async function filesIn(dist: string, part: 'web' | 'node'): Promise<string[]> {
  const entries = await readdir(join(dist, part), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  if (files.length > 0)
    return files.map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const message = `${join(dist, part)} is empty or missing. Build it first, then publish again.`;
  throw new ReleaseRefusal(422, 'not_built', message);
}

async function readOne(dist: string, path: string): Promise<BuiltFile> {
  if (buildPathSchema.safeParse(path).success) return built(path, await readFile(join(dist, path)));
  const message = `dist/${path} cannot be released: use letters, digits and . _ - ~ @ + in file names, and no leading dot.`;
  throw new ReleaseRefusal(422, 'bad_file_name', message);
}

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Version in the folder's package.json. Errors: refuses (422) another name, (400) what is no version. */
export function readVersion(folder: string, remote: string): string {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) {
    const message = `There is no ${path}. Names are those of the folders, for example mf-catalog.`;
    throw new ReleaseRefusal(404, 'no_folder', message);
  }
  const parsed = packageSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success && parsed.data.name === remote) return checkedVersion(parsed.data.version);
  throw new ReleaseRefusal(422, 'wrong_package', `${path} must have the name "${remote}" and a version.`);
}

/**
 * What the deployable says about itself in `src/exposed/manifest.ts`; the shell may say nothing.
 * Errors: refuses (422) a manifest that does not parse or that names another remote.
 */
async function readSourceManifest(folder: string, remote: string): Promise<RemoteManifest> {
  const path = join(folder, 'src/exposed/manifest.ts');
  if (remote === 'shell' && !existsSync(path)) return { remote, routes: [], slots: {}, services: [] };
  const parsed = remoteManifestSchema.safeParse(await importManifest(path));
  if (!parsed.success) throw refused(path, z.prettifyError(parsed.error));
  if (parsed.data.remote !== remote)
    throw refused(path, `remote is "${parsed.data.remote}", expected "${remote}"`);
  return parsed.data;
}

async function importManifest(path: string): Promise<unknown> {
  if (!existsSync(path)) throw refused(path, 'the file does not exist');
  // The time of the last change is part of the address, because Node never reads an address twice.
  const module: { manifest?: unknown } = await import(
    `${pathToFileURL(path).href}?at=${statSync(path).mtimeMs}`
  );
  return module.manifest;
}

const refused = (path: string, problem: string): ReleaseRefusal =>
  new ReleaseRefusal(422, 'bad_manifest', `${path} cannot be released: ${problem}.`);

/**
 * Version of the package at the end of `chain`, each resolved from the one before, because pnpm hides what is not
 * declared. `unknown` when it is not installed: a build that came from another machine.
 */
function installedVersion(folder: string, chain: readonly string[]): string {
  let from: string | undefined = join(folder, 'package.json');
  for (const name of chain) from = from && packageFileOf(from, name);
  return from ? JSON.parse(readFileSync(from, 'utf8')).version : 'unknown';
}

function packageFileOf(from: string, name: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file));
  return path && realpathSync(path);
}

const hostManifestPath = 'web/mf-manifest.json';

const manifestSchema = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
});

/**
 * The federation manifest as it is published, for hosts that are not the shop: with the hash of the entry that it names, for those
 * that check it. Its lists are in order, because the build tool's differ from build to build. None of a build without one.
 */
export function hostManifest(files: readonly BuiltFile[]): BuiltFile[] {
  const written = files.find((file) => file.path === hostManifestPath);
  if (!written) return [];
  const manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(written.bytes)));
  const { remoteEntry } = manifest.metaData;
  const entry = files.find((file) => file.path === `web/${remoteEntry.name}`);
  if (!entry) return [];
  const checked = { ...remoteEntry, path: '', integrity: entry.sha384 };
  const published = { ...manifest, metaData: { ...manifest.metaData, remoteEntry: checked } };
  return [built(hostManifestPath, new TextEncoder().encode(JSON.stringify(inOrder(published))))];
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).toSorted((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOrder(part)]));
}

const nameIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);
