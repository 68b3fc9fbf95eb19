import {
  releaseManifestSchema,
  type ExposedModule,
  type ReleaseManifest,
  type ShellDocument,
} from '@dana/contracts/release/release-manifest';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { mountModule } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { treeHashOf } from '../store/key.ts';
import { ReleaseRefusal } from '../store/store.ts';
import { type BuiltFile, releasedFiles } from './build.ts';
import { type FileFinder, createFileFinder, parseOutput, recordedFacts } from './written-facts.ts';

/** `tools`: as installed; a remote's own build output knows better about federation. */
type Description = {
  version: string;
  source: RemoteManifest;
  files: readonly BuiltFile[];
  tools: ReleaseManifest['builtWith'];
};

/**
 * The manifest of a release: what the source says, what the build made, and that both are about the same thing.
 * Errors: refuses (422) with the name of what is missing or does not fit.
 */
export function describeRelease({ version, source, files, tools }: Description): ReleaseManifest {
  const { remote, ...claims } = source;
  const find = createFileFinder(remote, files);
  const built = remote === 'shell' ? shellBuild(version, files, find) : readFederationOutput(files, find);
  assertSameVersion(remote, version, built.container);
  assertExposed(source, built.exposes);
  assertVerifiedChunks(remote, files, built);
  const released = releasedFiles(files);
  const listed = released.map(({ path, sha384, bytes }) => ({ path, sha384, bytes: bytes.byteLength }));
  const { federation = tools.federation, ...parts } = built;
  return releaseManifestSchema.parse({
    schema: 1,
    version,
    remote,
    treeHash: treeHashOf(released),
    builtWith: { federation, rspack: tools.rspack },
    serverEntry: serverEntryOf(remote, files),
    ...parts,
    ...claims,
    ...recordedFacts(files, source),
    files: listed,
  });
}

type Built = Partial<Pick<ReleaseManifest, 'document' | 'provides'>> &
  Pick<ReleaseManifest, 'container' | 'entry' | 'exposes' | 'shared'> & { federation?: string };

function shellBuild(version: string, files: readonly BuiltFile[], find: FileFinder): Built {
  const document = readShellDocument(files, find);
  const [entry] = document.js;
  if (entry === undefined) throw new Error('shell: a document without a script was let through.');
  const provides = readProvided(files);
  return {
    ...{ container: containerOf('shell', version), entry, exposes: {}, shared: {} },
    ...{ ...(provides && { provides }), document },
  };
}

/** Names under which the node build's container (of the shell: its renderer) may stand, first one wins. */
const serverEntries = ['remoteEntry', 'server', 'main', 'index'].flatMap((name) =>
  ['cjs', 'js', 'mjs'].map((extension) => `node/${name}.${extension}`),
);

function serverEntryOf(remote: string, files: readonly BuiltFile[]): string {
  const paths = new Set(files.map(({ path }) => path));
  const entry = serverEntries.find((path) => paths.has(path));
  if (entry) return entry;
  const message = `${remote}: dist/node has no entry for the server (looked for ${serverEntries[0]} and the like). Build again.`;
  throw new ReleaseRefusal(422, 'file_missing', message);
}

/** A container built for another version would answer for that version in a page. */
function assertSameVersion(remote: string, version: string, container: string): void {
  const expected = containerOf(remote, version);
  if (container === expected) return;
  const message = `${remote}: the build is called ${container}, but package.json says ${version} (${expected}). Build again.`;
  throw new ReleaseRefusal(422, 'stale_build', message);
}

function assertExposed(source: RemoteManifest, exposes: ReleaseManifest['exposes']): void {
  const named = [
    ...source.routes.map(({ module }) => module),
    ...Object.values(source.slots),
    ...source.services.map(({ module }) => module),
  ];
  const missing = named.filter((module) => exposes[module] === undefined);
  if (missing.length === 0) return;
  const message = `${source.remote}: src/exposed/manifest.ts names ${missing.join(', ')}, which the build does not expose. Build again.`;
  throw new ReleaseRefusal(422, 'not_exposed', message, { missing });
}

/** The same rule as the build configuration's: letters and digits stay, the rest becomes an underscore. */
const containerOf = (remote: string, version: string): string =>
  `${remote}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

const federationSchema = z.object({
  name: z.string(),
  metaData: z.object({
    pluginVersion: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});

/**
 * Reads what the federation plugin wrote about a remote's web build.
 * Errors: refuses (422) when a file that it names was not built, with that file's name.
 */
function readFederationOutput(files: readonly BuiltFile[], find: FileFinder) {
  const output = parseOutput(files, 'web/mf-manifest.json', federationSchema);
  const { remoteEntry, pluginVersion } = output.metaData;
  return {
    container: output.name,
    federation: pluginVersion,
    entry: find(`web/${remoteEntry.path}${remoteEntry.name}`),
    exposes: sortedRecord(output.exposes.map(({ path, assets }) => [path, exposedModule(assets, find)])),
    shared: sortedRecord(
      output.shared
        // Asked of hosts that are not the shop, so no shell is held to it.
        .filter(({ name }) => name !== mountModule)
        .map(({ name, requiredVersion }) => [name, requiredVersion]),
    ),
  };
}

/** The plugin's order differs from build to build; a manifest's bytes must not. */
function sortedRecord<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Assets = z.infer<typeof federationSchema>['exposes'][number]['assets'];

/** Late chunks are not preloaded, but a release without them is not whole. */
function exposedModule({ js, css }: Assets, find: FileFinder): ExposedModule {
  for (const late of [...js.async, ...css.async]) find(`web/${late}`);
  return { js: js.sync.map((file) => find(`web/${file}`)), css: css.sync.map((file) => find(`web/${file}`)) };
}

const listSchema = z.optional(z.array(z.string()));
const entrySchema = z.object({ initial: z.object({ js: listSchema, css: listSchema }) });

const shellSchema = z.object({ allFiles: z.array(z.string()), entries: z.record(z.string(), entrySchema) });

/**
 * The font files that a first view is drawn with: both scripts in either locale, so that they come together. Others are fetched
 * by the style sheet when needed.
 */
const firstFonts = /^web\/.*(arabic|latin)-(?!ext).*\.woff2$/;

/**
 * Reads what Rsbuild wrote about the shell's web build.
 * Errors: refuses (422) when a file that it names was not built, or when there is no entry.
 */
function readShellDocument(files: readonly BuiltFile[], find: FileFinder): ShellDocument {
  const { allFiles, entries } = parseOutput(files, 'web/manifest.json', shellSchema);
  for (const file of allFiles) if (!file.endsWith('.html') && !file.endsWith('.map')) find(webPath(file));
  const { js = [], css = [] } = (entries.main ?? entries.index ?? Object.values(entries)[0])?.initial ?? {};
  if (js.length === 0) {
    const message = 'shell: dist/web/manifest.json names no first script. Build the shell again.';
    throw new ReleaseRefusal(422, 'no_entry', message);
  }
  const found = (pattern: RegExp) =>
    files.filter(({ path }) => pattern.test(path)).map(({ path }) => find(path));
  const fonts = found(firstFonts);
  return {
    js: js.map((file) => find(webPath(file))),
    css: css.map((file) => find(webPath(file))),
    fonts: { ar: fonts, en: fonts },
    // The chunk with each locale's texts of the shell.
    locales: { ar: found(/^web\/.*\/locale-ar\.[^/]*js$/), en: found(/^web\/.*\/locale-en\.[^/]*js$/) },
    takesAssetOrigin: true,
  };
}

function readProvided(files: readonly BuiltFile[]): Record<string, string> | undefined {
  if (!files.some(({ path }) => path === 'web/provided.json')) return undefined;
  return parseOutput(files, 'web/provided.json', z.record(z.string(), z.string()));
}

/** Rsbuild writes names with or without the public path in front, depending on how that is configured. */
const webPath = (file: string): string => `web/${file.replace(/^(auto)?\/+/, '')}`;

/**
 * Every script and style that a browser loads by itself is loaded with its hash: those that the manifest names are
 * verified by it, the entry for other hosts by theirs, all others must be named with their hash in a script of the same build.
 * Errors: refuses (422) a build in which one is not, and names it.
 */
function assertVerifiedChunks(
  remote: string,
  files: readonly BuiltFile[],
  { entry, document }: Pick<ReleaseManifest, 'entry' | 'document'>,
): void {
  const named = [entry, ...(document ? [document.js, document.css].flat() : [])].map(({ file }) => file);
  const chunks = files.filter(({ path }) => /^web\/.*\.(js|css)$/.test(path));
  const scripts = chunks
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  const unverified = chunks
    .filter(({ path, sha384 }) => !named.includes(path) && !scripts.some((text) => text.includes(sha384)))
    .map(({ path }) => path);
  if (unverified.length === 0) return;
  const message = `${remote}: nothing in the build knows the hash of ${unverified.join(', ')}, so a browser would run it unchecked. Build with the shared configuration.`;
  throw new ReleaseRefusal(422, 'unverified_chunk', message, { files: unverified });
}
