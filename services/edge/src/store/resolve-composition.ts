import type {
  Composition,
  InlineComposition,
  Ref,
  ReleaseLite,
  ReleaseManifest,
  ReleaseMapAnswer,
  ResolvedRelease,
  Revision,
  Slot,
} from '@dana/contracts/release';
import { sha256Hex } from './hash.ts';
import { ReleaseRefusal } from './refusal.ts';

/** A revision with the manifests of the releases it refers to, by key. Those of stable ones are always there. */
export type Snapshot = { revision: Revision; manifests: ReadonlyMap<string, ReleaseManifest> };

/** What about a visitor can change which releases they get. Versions are by deployable. */
export type ResolveRequest = {
  /** Releases named by a preview link whose signature was checked. */
  preview?: Readonly<Record<string, ReleaseManifest>>;
  /** Versions this session was sent back to after a crash. */
  pins?: Readonly<Record<string, string>>;
  /** First-party id, for the canary's bucket. Without it: stable. */
  visitorId?: string;
};

/** One source of a slot's release; the first that has an answer wins. */
type Chooser = (name: string, slot: Slot, request: ResolveRequest) => Ref | undefined;

const choosers: readonly Chooser[] = [
  (name, slot, { pins }) => {
    const version = pins?.[name];
    return [slot.stable, ...slot.previous].find((ref) => ref.version === version);
  },
  (_name, { canary }, { visitorId }) =>
    canary && visitorId !== undefined && isInCanary(canary, visitorId) ? canary.ref : undefined,
  (_name, { stable }) => stable,
];

/**
 * The set of releases that one request is answered with. Pure: server, tests and the console agree by it.
 * Precedence: preview, pin, canary, stable.
 * Errors: refuses (503) while no shell is released.
 */
export function resolveComposition(snapshot: Snapshot, request: ResolveRequest = {}): Composition {
  const { revision, env, slots } = snapshot.revision;
  const { shell: shellSlot, ...remoteSlots } = slots;
  const hasShell = shellSlot !== undefined || request.preview?.shell !== undefined;
  const shell = hasShell ? resolveSlot('shell', shellSlot, snapshot, request).current : undefined;
  if (shell?.document === undefined)
    throw new ReleaseRefusal(
      503,
      'no_shell',
      `No shell is released in ${env}. Run: pnpm release publish shell --promote`,
    );

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

/** Whether a visitor belongs to the canary's share. Sticky and monotone: a larger share only adds visitors. */
export function isInCanary({ salt, percent }: { salt: string; percent: number }, visitorId: string): boolean {
  return Number.parseInt(sha256Hex(salt + visitorId).slice(0, 8), 16) % 10_000 < percent * 100;
}

/** The part of a composition that stands in the HTML. Picked by hand: parsing takes a third of a rendering's time. */
export function inlineComposition({ id, revision, env, shell, remotes }: Composition): InlineComposition {
  return {
    id,
    revision,
    env,
    shell: { version: shell.version, base: shell.base },
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
    composition: id,
    revision,
    env,
    shell: mapEntry(shell),
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
  const preview = request.preview?.[name];
  const chosen = slot ? choosers.map((choose) => choose(name, slot, request)) : [];
  const current = preview ?? chosen.flatMap((ref) => (ref && manifests.get(ref.manifest)) ?? [])[0];
  if (current === undefined) throw new Error(`${name}: its manifest was not read with the revision.`);
  const fallback = slot && fallbackOf(slot, current.version);
  return { current, previous: fallback && manifests.get(fallback.manifest) };
}

/** What a page falls back to: the version before, or the stable one for what is not in that line (canary, preview). */
function fallbackOf({ stable, previous }: Slot, version: string): Ref | undefined {
  const line = [stable, ...previous];
  return line[line.findIndex((ref) => ref.version === version) + 1];
}

function toResolved(manifest: ReleaseManifest): ResolvedRelease {
  const { remote, treeHash, version, container, entry, serverEntry, exposes, routes, slots, services } =
    manifest;
  const base = `/assets/${remote}/${treeHash}/`;
  return { version, treeHash, container, base, entry, serverEntry, exposes, routes, slots, services };
}

function toLite({ treeHash, serverEntry, ...lite }: ResolvedRelease): ReleaseLite {
  return lite;
}

function mapEntry({ version, treeHash, base, entry }: ResolvedRelease): ReleaseMapAnswer['shell'] {
  return { version, treeHash, entry: `${base}${entry.file}`, integrity: entry.integrity };
}

const markOf = (manifest?: ReleaseManifest): string | undefined =>
  manifest && `${manifest.version}:${manifest.treeHash}`;
