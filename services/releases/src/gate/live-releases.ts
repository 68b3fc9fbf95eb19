import {
  buildInterfacesSchema,
  type BuildInterfaces,
  type Used,
} from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult, Ref, Slot } from '@dana/contracts/release/revision';
import { readReferenced, readRelease, signedFactsOf, undefinedWhenDamaged } from '../log/releases.ts';
import { assertStoredSigned } from '../signing/signatures.ts';
import { readTrusted } from '../signing/trusted-keys.ts';
import { integrityOf, interfacesOfTree, treeHashOf, treeKey } from '../store/key.ts';
import { parsedAs, ReleaseRefusal, readStored, type Store, type TrustedKeys } from '../store/store.ts';

export type GateFinding = GateResult['findings'][number];

/**
 * What one rule looks at. `own`: live versions of the candidate's slot; `others`: those of all other slots; `behind`: those of them that
 * nobody gets and that can be gone back to.
 */
export type GateCase = {
  candidate: ReleaseManifest;
  own: ReleaseManifest[];
  others: ReleaseManifest[];
  /** What a release takes and gives, as its build wrote it down; undefined for one of before that. */
  interfacesOf: (release: ReleaseManifest) => BuildInterfaces | undefined;
  behind: ReadonlySet<ReleaseManifest>;
  /** It is published and goes live later, perhaps together with others. */
  isForLater: boolean;
};

/** One rule of the gate: pure, so that a dry run and the real thing cannot differ. Sentences say what to do. */
export type GateRule = { name: string; find: (gateCase: GateCase) => (string | { warning: string })[] };

export type Slots = Record<string, Slot>;

/** Manifests of what is live; `behind` are those of them that nobody gets and that can be gone back to. */
export type LiveReleases = { live: ReleaseManifest[]; behind: ReadonlySet<ReleaseManifest> };

/**
 * What a release of `remote` has to stand beside: stable version, canary and rollback target of each slot. A slot that the same change moves is
 * there with what it shows after it alone, since it goes back with it; one that leaves is not there.
 */
export async function readLiveReleases(
  store: Store,
  before: Slots,
  { remote, after }: { remote: string; after: Slots } = { remote: '', after: before },
): Promise<LiveReleases> {
  const behind = new Set<ReleaseManifest>();
  const read = async (ref: Ref, isBehind = false): Promise<ReleaseManifest[]> => {
    // A damaged release cannot be served, so nothing needs to fit it.
    const manifest = await readReferenced(store, ref).catch(undefinedWhenDamaged);
    if (manifest && isBehind) behind.add(manifest);
    return manifest ? [manifest] : [];
  };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const live = [...names].flatMap((name) => {
    const slot = name === remote ? before[name] : after[name];
    if (slot === undefined) return [];
    const isMoved = slot.stable.version !== before[name]?.stable.version;
    const shown = [slot.stable, ...(slot.canary ? [slot.canary.ref] : [])].map((ref) => read(ref));
    return isMoved ? shown : [...shown, ...slot.previous.slice(0, 1).map((ref) => read(ref, true))];
  });
  return { live: (await Promise.all(live)).flat(), behind };
}

/** "mf-catalog@1.0.0", as findings name a release. */
export const nameOf = ({ remote, version }: ReleaseManifest): string => `${remote}@${version}`;

/** Files for a sentence: the first by its name, the others by their number. */
export function placesOf([first = 'a file unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** Rule 5: every file that the manifest names exists and has its hash, and the release's name follows from them. */
export function missingFiles(
  manifest: ReleaseManifest,
  read: (path: string) => Uint8Array | undefined,
): string[] {
  const wrong = manifest.files.flatMap(({ path, sha384 }) => {
    const bytes = read(path);
    if (bytes === undefined) return `${path} is missing`;
    return integrityOf(bytes) === sha384 ? [] : `${path} is not the file that was published`;
  });
  const listed = new Set(manifest.files.map(({ path }) => path));
  const unlisted = namedFiles(manifest).filter((path) => !listed.has(path));
  const problems = [...wrong, ...unlisted.map((path) => `${path} is named but not listed`)];
  if (treeHashOf(manifest.files) !== manifest.treeHash)
    problems.push('its list of files does not have the hash it is called by');
  return problems.map((problem) => `${nameOf(manifest)}: ${problem}. Publish a new version.`);
}

/** For a release in the store, which is read in one go. */
export async function missingFromStore(store: Store, manifest: ReleaseManifest): Promise<string[]> {
  const tree = (await store.getTree(treeKey(manifest.remote, manifest.treeHash))) ?? [];
  const byPath = new Map(tree.map(({ path, bytes }) => [path, bytes]));
  return missingFiles(manifest, (path) => byPath.get(path));
}

function namedFiles({ entry, serverEntry, exposes, document }: ReleaseManifest): string[] {
  const exposed = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
  const ofDocument = document
    ? [document.js, document.css, ...Object.values(document.fonts), ...Object.values(document.locales)].flat()
    : [];
  return [serverEntry, ...[entry, ...exposed, ...ofDocument].map(({ file }) => file)];
}

/**
 * What of these releases no key of their teams signed as it is in the store: the gate judges by it. Of what is live it is a
 * warning, since it stops nobody else; it is not run, or was changed after it was judged.
 */
export async function unsignedParts(
  store: Store,
  { candidate, live }: { candidate?: ReleaseManifest | undefined; live: readonly ReleaseManifest[] },
): Promise<GateFinding[]> {
  const trusted = await readTrusted(store);
  const find = async (release: ReleaseManifest) => {
    const message = await problemOf(store, trusted, release);
    if (message === undefined) return [];
    return [{ rule: 'signature', message, ...(release !== candidate && { isWarning: true as const }) }];
  };
  return (await Promise.all([...(candidate ? [candidate] : []), ...live].map(find))).flat();
}

async function problemOf(store: Store, trusted: TrustedKeys, release: ReleaseManifest) {
  try {
    const stored = await readRelease(store, release.remote, release.version);
    const facts = signedFactsOf(release, stored?.ref.manifestIntegrity);
    const signed = await assertStoredSigned(store, trusted, facts);
    const bytes = await store.get(interfacesOfTree(treeKey(release.remote, release.treeHash)));
    const hash = bytes ? integrityOf(bytes) : null;
    if (!signed || signed.some(({ interfaces }) => interfaces === hash)) return undefined;
    return `${nameOf(release)}: what was recorded of its interfaces is not what was signed. Put the file back from a copy of the store, or publish a new version.`;
  } catch (error) {
    if (error instanceof ReleaseRefusal && error.code === 'not_signed') return error.message;
    throw error;
  }
}

/** One written by the build for browsers, one by that for the server. */
export const interfaceFiles = ['web/interfaces.json', 'node/interfaces.json'];

/**
 * What a release takes of others and gives to them, in the browser and on the server together.
 * @returns undefined for a release of before builds wrote it down, and where it cannot be read: then versions alone are
 * compared.
 */
export const readInterfaces = (
  store: Pick<Store, 'get'>,
  { remote, treeHash }: Pick<ReleaseManifest, 'remote' | 'treeHash'>,
): Promise<BuildInterfaces | undefined> =>
  readStored(store, interfacesOfTree(treeKey(remote, treeHash)), buildInterfacesSchema);

/** What the builds of one release wrote down, together. @param parts – their files. */
export function joinInterfaces(parts: readonly (Uint8Array | undefined)[]): BuildInterfaces | undefined {
  const [first, second] = parts
    .map((part) => parsedAs(buildInterfacesSchema, part))
    .filter((part) => part !== undefined);
  return first && second ? joined(first, second) : first;
}

function joined(web: BuildInterfaces, node: BuildInterfaces): BuildInterfaces {
  return {
    schema: 1,
    exports: merged(web.exports, node.exports, (a, b) => merged(a, b, joinedUse)),
    ...(web.provides && { provides: web.provides }),
    emits: merged(web.emits, node.emits, joinedUse),
    listens: merged(web.listens, node.listens, joinedUse),
    shows: merged(web.shows, node.shows, joinedUse),
    offers: { ...node.offers, ...web.offers },
  };
}

const joinedUse = (a: Used, b: Used): Used => ({ ...a, files: [...new Set([...a.files, ...b.files])] });

function merged<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  join: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const both = { ...a };
  for (const [name, value] of Object.entries(b)) both[name] = both[name] ? join(both[name], value) : value;
  return both;
}
