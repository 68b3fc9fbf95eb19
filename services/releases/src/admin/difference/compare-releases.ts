import type { BuildInterfaces, Used } from '@dana/contracts/interfaces/build-interfaces';
import type { Shape } from '@dana/contracts/interfaces/shape';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { factChanges } from './fact-changes.ts';
import { namedChanges } from './named-changes.ts';
import type { Both, NamedChange, ReleaseDifference } from './release-difference.ts';
import { moduleBytes, sizeDifference } from './release-sizes.ts';
import { textDifference } from './text-difference.ts';
import type { FlatTexts } from './texts-in-chunk.ts';

/** All that is known of one release. */
export type KnownRelease = {
  manifest: ReleaseManifest;
  /** Undefined for builds of before these were written down. */
  interfaces: BuildInterfaces | undefined;
  texts: Readonly<Record<string, FlatTexts | undefined>>;
};

type Compared = Omit<ReleaseDifference, 'from' | 'to'>;

/** What differs between two releases of a deployable. Pure. */
export function compareReleases({ from, to }: Both<KnownRelease>): Compared {
  const [one, other] = [from.manifest, to.manifest];
  const facts = (name: 'emits' | 'listens') =>
    factChanges(
      { names: Object.keys(one[name]), shapes: shapesOf(from.interfaces?.[name]) },
      { names: Object.keys(other[name]), shapes: shapesOf(to.interfaces?.[name]) },
      name === 'emits',
    );
  const slots = (release: KnownRelease) => ({
    names: Object.keys(release.manifest.slots),
    shapes: release.interfaces?.offers,
  });
  const { uses } = one;
  const [gave, gives] = [one.provides, other.provides];
  const locales = [...new Set([...Object.keys(from.texts), ...Object.keys(to.texts)])];
  return {
    remote: other.remote,
    isSame: one.treeHash === other.treeHash,
    sizes: sizeDifference(one, other),
    modules: namedChanges(moduleBytes(one), moduleBytes(other)).filter(isWorthNaming),
    routes: namedChanges(claimsOf(one.routes), claimsOf(other.routes)),
    slots: factChanges(slots(from), slots(to), false),
    emits: facts('emits'),
    listens: facts('listens'),
    shows: uses && other.uses ? factChanges({ names: uses }, { names: other.uses }, true) : null,
    shared: namedChanges(one.shared, other.shared),
    provides: gave && gives ? namedChanges(gave, gives) : gave || gives || one.document ? null : [],
    texts: Object.fromEntries(
      locales.map((locale) => [locale, textDifference(from.texts[locale], to.texts[locale])]),
    ),
  };
}

/** Hashes and the version's own name make a few bytes of difference in every build. Unit: bytes. */
const fewBytes = 100;
const isWorthNaming = ({ from, to }: NamedChange<number>): boolean =>
  from === undefined || to === undefined || Math.abs(to - from) >= fewBytes;

const shapesOf = (used: Readonly<Record<string, Used>> | undefined): Record<string, Shape> | undefined =>
  used && Object.fromEntries(Object.entries(used).map(([name, { shape }]) => [name, shape]));

/** Pages by their path, and all that is claimed of each, in few words. */
const claimsOf = (routes: readonly RouteClaim[]): Record<string, string> =>
  Object.fromEntries(routes.map((route) => [route.path, claimText(route)]));

function claimText({ module, layout, cache, guard, query, exists, indexable }: RouteClaim): string {
  const found =
    indexable === undefined ? undefined : indexable === true ? 'indexable' : `indexable ${indexable.list}`;
  const parts = [
    module,
    layout,
    cache,
    guard && `guard ${guard}`,
    query && `query ${query.join(' ') || '-'}`,
  ];
  return [...parts, exists && `exists ${exists}`, found].filter(Boolean).join(', ');
}
