import { createHash } from 'node:crypto';
import { deployableNameSchema, sha256HexSchema, versionSchema } from '@dana/contracts/release/names';
import { ReleaseRefusal } from './store.ts';

const segment = /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;
const environmentName = /^[a-z][a-z0-9-]{0,31}$/;

/**
 * Returns the key when it is safe to hand to any storage. Limit: 400 characters.
 * Errors: refuses (400) empty, dotted, absolute or encoded segments, before storage is touched.
 */
export function checkedKey(key: string): string {
  if (key.length <= 400 && key.split('/').every((part) => segment.test(part))) return key;
  throw new ReleaseRefusal(400, 'bad_key', `"${printable(key)}" is not a key of the release store.`);
}

/** Returns the name when it is `shell` or `mf-…`. Errors: refuses (400) anything else. */
export function checkedDeployable(name: string): string {
  if (deployableNameSchema.safeParse(name).success) return name;
  const message = `"${printable(name)}" is not a deployable. Expected shell or a name like mf-catalog.`;
  throw new ReleaseRefusal(400, 'bad_name', message);
}

/** Returns the version when it is a semantic one of at most 40 characters. Errors: refuses (400). */
export function checkedVersion(version: string): string {
  if (versionSchema.safeParse(version).success) return version;
  const message = `"${printable(version)}" is not a version. Expected something like 1.0.1.`;
  throw new ReleaseRefusal(400, 'bad_version', message);
}

function checkedEnvironment(env: string): string {
  if (environmentName.test(env)) return env;
  throw new ReleaseRefusal(400, 'bad_env', `"${printable(env)}" is not the name of an environment.`);
}

/** Where a build's files stand: `assets/<remote>/<treeHash>`. */
export function treeKey(remote: string, treeHash: string): string {
  if (!sha256HexSchema.safeParse(treeHash).success)
    throw new ReleaseRefusal(400, 'bad_tree', `"${printable(treeHash)}" is not the hash of a build.`);
  return `assets/${checkedDeployable(remote)}/${treeHash}`;
}

/** What the build in a tree takes of others and gives to them: `interfaces/<remote>/<treeHash>.json`. */
export const interfacesOfTree = (tree: string): string => `${tree.replace(/^assets/, 'interfaces')}.json`;

/** The source maps of the build in a tree, apart from what is served: `maps/<remote>/<treeHash>`. */
export const mapsOfTree = (tree: string): string => tree.replace(/^assets/, 'maps');

/** The tree that a key is in, such as `assets/<remote>/<treeHash>`; undefined for an object. */
export const treeOf = (key: string): string | undefined => /^(?:assets|maps)\/[^/]+\/[^/]+/.exec(key)?.[0];

/** The map of one script of a build, under its path in the build. */
export const mapKey = (remote: string, treeHash: string, path: string): string =>
  `${mapsOfTree(treeKey(remote, treeHash))}/${path}.map.br`;

/** Where a release's manifest stands: `releases/<remote>/<version>.json`. */
export const releaseKey = (remote: string, version: string): string =>
  `releases/${checkedDeployable(remote)}/${checkedVersion(version)}.json`;

/** Who published a version, and when. */
export const publishRecordKey = (remote: string, version: string): string =>
  `published/${checkedDeployable(remote)}/${checkedVersion(version)}.json`;

/** The folder of an environment's log: `registry/<env>`. */
export const logKey = (env: string): string => `registry/${checkedEnvironment(env)}`;

/** One entry of the log. Eight digits, so that names sort as numbers do. */
export const revisionKey = (env: string, revision: number): string =>
  `${logKey(env)}/${String(revision).padStart(8, '0')}.json`;

/** Where what browsers reported in an environment is kept: `health/<env>`. */
export const healthKey = (env: string): string => `health/${checkedEnvironment(env)}`;

/** That each page of a composition was rendered once. Only a hint: what is not there is tried again. */
export const triedKey = (composition: string): string => `tried/${composition}.json`;

export const headKey = (env: string): string => `${logKey(env)}/head.json`;

function printable(text: string): string {
  return JSON.stringify(text.slice(0, 60)).slice(1, -1);
}

/** sha256 in lower-case hexadecimal. */
export const sha256Hex = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Subresource-integrity value: `sha384-` and base64. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The name of a build: sha256 over its files' paths and hashes, in the order of the paths. */
export function treeHashOf(files: readonly { path: string; sha384: string }[]): string {
  const lines = files.map(({ path, sha384 }) => `${path} ${sha384}\n`).toSorted(byCodePoint);
  return sha256Hex(lines.join(''));
}

// Not localeCompare: the order must be the same on every machine.
const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Kinds of files that text compression shrinks; pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean =>
  /\.(js|mjs|css|json|svg|txt|webmanifest)$/.test(path);
