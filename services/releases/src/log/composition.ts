import type {
  Composition,
  InlineComposition,
  ReleaseLite,
  ReleaseMapAnswer,
  ResolvedRelease,
} from '@dana/contracts/release/composition';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Canary, Ref, Revision, Slot } from '@dana/contracts/release/revision';
import { sha256Hex } from '../store/key.ts';
import { ReleaseRefusal } from '../store/store.ts';

/** A revision with the manifests of the releases it refers to, by key. Those of damaged ones are not there. */
export type Snapshot = { revision: Revision; manifests: ReadonlyMap<string, ReleaseManifest> };

/** What about a visitor can change which releases they get. Versions are by deployable. */
export type ResolveRequest = {
  /** First-party id of the cookie `visitor`. Without one nobody is in a canary. */
  visitorId?: string | undefined;
  /** Releases named by a preview link whose signature was checked. */
  preview?: Readonly<Record<string, ReleaseManifest>>;
  /** Releases that broke in this session while they were shown: `mf-content@1.0.1`. */
  crashed?: ReadonlySet<string>;
};

/**
 * The set of releases that one request is answered with. Pure: server, tests and the console agree by it.
 * Precedence: preview, canary, stable; what broke in this session is replaced by its fallback.
 * Errors: refuses (503) while no shell is released.
 */
export function resolveComposition(snapshot: Snapshot, request: ResolveRequest = {}): Composition {
  const { revision, env, slots } = snapshot.revision;
  const { shell: shellSlot, ...remoteSlots } = slots;
  const hasShell = shellSlot !== undefined || request.preview?.shell !== undefined;
  const shell = hasShell ? resolveSlot('shell', shellSlot, snapshot, request).current : undefined;
  if (shell?.document === undefined) {
    const message = `No shell is released in ${env}. Run: pnpm release publish shell --promote`;
    throw new ReleaseRefusal(503, 'no_shell', message);
  }
  // A preview may show a remote that was never live.
  const names = new Set([...Object.keys(remoteSlots), ...Object.keys(request.preview ?? {})]);
  names.delete('shell');
  const resolved = [...names]
    .toSorted()
    .map((name) => [name, resolveSlot(name, slots[name], snapshot, request)] as const);
  const identity = [['shell', { current: shell }] as const, ...resolved].map(
    ([name, { current, previous }]: readonly [string, Pair]) => [name, markOf(current), markOf(previous)],
  );
  return {
    id: sha256Hex(JSON.stringify(identity)).slice(0, 12),
    revision,
    env,
    shell: { ...toResolved(shell), document: shell.document },
    remotes: Object.fromEntries(
      resolved.map(([name, { current, previous }]) => [
        name,
        { current: toResolved(current), ...(previous && { previous: toResolved(previous) }) },
      ]),
    ),
  };
}

/** The part of a composition that stands in the HTML. Picked by hand: parsing takes a third of a rendering's time. */
export function inlineComposition({ id, revision, env, shell, remotes }: Composition): InlineComposition {
  return {
    ...{ id, revision, env, shell: { version: shell.version, base: shell.base } },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { current, previous }]) => [
        name,
        { current: toLite(current), ...(previous && { previous: toLite(previous) }) },
      ]),
    ),
  };
}

/** The public answer of `/release-map.json`. */
export function releaseMapAnswer({ id, revision, env, shell, remotes }: Composition): ReleaseMapAnswer {
  return {
    ...{ composition: id, revision, env, shell: mapEntry(shell) },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { current }]) => [name, mapEntry(current)]),
    ),
  };
}

type Pair = { current: ReleaseManifest; previous?: ReleaseManifest | undefined };

function resolveSlot(
  name: string,
  slot: Slot | undefined,
  { manifests }: Snapshot,
  request: ResolveRequest,
): Pair {
  const line = slot ? lineFor(name, slot, request).flatMap((ref) => manifests.get(ref.manifest) ?? []) : [];
  const stable = slot && (manifests.get(slot.stable.manifest) ?? standIn(name, slot.stable));
  const current = request.preview?.[name] ?? line[0] ?? stable;
  if (current === undefined) throw new Error(`${name} is neither in the revision nor in the preview.`);
  // The version after the shown one; the first for what is not in that line, as a preview.
  return { current, previous: line[line.findIndex(({ version }) => version === current.version) + 1] };
}

/**
 * What a visitor may get of a slot, best first: the canary if they are of its group, the stable version, those before it. What was
 * taken back is offered to nobody, and what broke in this session is not in its own. It can be empty.
 */
function lineFor(
  name: string,
  { canary, stable, previous, blocked }: Slot,
  { crashed, visitorId }: ResolveRequest,
): Ref[] {
  const shown = [...(canary && isInCanary(canary, visitorId) ? [canary.ref] : []), stable];
  const line = [...shown, ...previous];
  return line.filter(
    ({ version }, index) =>
      line.findIndex((ref) => ref.version === version) === index &&
      !crashed?.has(`${name}@${version}`) &&
      (index < shown.length || !blocked.includes(version)),
  );
}

function toResolved(manifest: ReleaseManifest): ResolvedRelease {
  const { remote, version, treeHash, container, entry, serverEntry } = manifest;
  const { exposes, routes, nav, slots, services } = manifest;
  return {
    ...{ version, treeHash, container, base: `/assets/${remote}/${treeHash}/`, entry, serverEntry },
    ...{ exposes, routes, ...(nav && { nav }), slots, services },
  };
}

/**
 * Files of modules are named in the head as far as a page needs them; the rest is `composition-files.ts`. Browsers give a
 * page its whole query, so they need not know what it reads; links of menus come with the page or by themselves, and examples
 * are for the gate.
 */
function toLite({ treeHash, serverEntry, exposes, routes, nav, ...lite }: ResolvedRelease): ReleaseLite {
  return {
    ...lite,
    routes: routes.map(({ query, indexable, exists, example, reads, ...route }) => route),
    exposes: Object.fromEntries(Object.keys(exposes).map((module) => [module, noFiles])),
  };
}

/** Shells of before read lists here, and fetch nothing ahead when they are empty. */
const noFiles = { js: [], css: [] };

function mapEntry({ version, treeHash, base, entry }: ResolvedRelease): ReleaseMapAnswer['shell'] {
  return { version, treeHash, entry: `${base}${entry.file}`, integrity: entry.integrity };
}

/** Every published build has files; a stand-in has none. */
const markOf = (manifest?: ReleaseManifest): string | undefined =>
  manifest && `${manifest.version}:${manifest.treeHash}${manifest.files.length === 0 ? ':missing' : ''}`;

/**
 * Whether a visitor gets a canary: stands in a bucket of 10,000 below its share, always in the same one. Pure; sticky by the id, and
 * monotone: a larger share only adds visitors. Without an id nobody is in.
 */
export function isInCanary({ salt, percent }: Pick<Canary, 'salt' | 'percent'>, visitorId?: string): boolean {
  return visitorId !== undefined && bucketOf(salt, visitorId) < percent * 100;
}

const bucketOf = (salt: string, visitorId: string): number =>
  Number.parseInt(sha256Hex(salt + visitorId).slice(0, 8), 16) % 10_000;

/**
 * Stands for a release of which neither manifest nor files can be had, nor any version before: its pages are known by
 * the revision, so they are answered with the region that says what is missing, and not with "there is no such page".
 */
export function standIn(
  remote: string,
  { version, treeHash, entryIntegrity, routes, emits, listens }: Ref,
): ReleaseManifest {
  return {
    schema: 1,
    ...{ remote, version, treeHash, routes, emits, listens },
    container: `${remote.replaceAll('-', '_')}_missing`,
    builtWith: { federation: '', rspack: '' },
    entry: { file: 'web/missing.js', integrity: entryIntegrity },
    serverEntry: 'node/missing.js',
    ...{ exposes: {}, slots: {}, services: [], shared: {}, files: [] },
  };
}
