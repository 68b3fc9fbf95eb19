import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { releaseManifestSchema } from '@dana/contracts/release/release-manifest';
import { treeHashOf } from '../store/hash.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { releasedFiles } from './build-files.ts';
import type { BuiltFile } from './built-file.ts';
import { readFederationOutput } from './federation-output.ts';
import { recordedFacts } from './recorded-facts.ts';
import { createFileFinder, type FileFinder } from './file-finder.ts';
import { assertVerifiedChunks } from './verified-chunks.ts';
import { readProvided, readShellDocument } from './shell-output.ts';

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
    container: containerOf('shell', version),
    entry,
    exposes: {},
    shared: {},
    ...(provides && { provides }),
    document,
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
  throw new ReleaseRefusal(
    422,
    'file_missing',
    `${remote}: dist/node has no entry for the server (looked for ${serverEntries[0]} and the like). Build again.`,
  );
}

/** A container built for another version would answer for that version in a page. */
function assertSameVersion(remote: string, version: string, container: string): void {
  const expected = containerOf(remote, version);
  if (container === expected) return;
  throw new ReleaseRefusal(
    422,
    'stale_build',
    `${remote}: the build is called ${container}, but package.json says ${version} (${expected}). Build again.`,
  );
}

function assertExposed(source: RemoteManifest, exposes: ReleaseManifest['exposes']): void {
  const named = [
    ...source.routes.map(({ module }) => module),
    ...Object.values(source.slots),
    ...source.services.map(({ module }) => module),
  ];
  const missing = named.filter((module) => exposes[module] === undefined);
  if (missing.length === 0) return;
  throw new ReleaseRefusal(
    422,
    'not_exposed',
    `${source.remote}: src/exposed/manifest.ts names ${missing.join(', ')}, which the build does not expose. Build again.`,
    { missing },
  );
}

/** The same rule as the build configuration's: letters and digits stay, the rest becomes an underscore. */
const containerOf = (remote: string, version: string): string =>
  `${remote}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
