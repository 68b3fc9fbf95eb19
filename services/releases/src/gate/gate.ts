import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult, Ref } from '@dana/contracts/release/revision';
import { readReferenced, undefinedWhenDamaged } from '../log/releases.ts';
import { ReleaseRefusal, type Store } from '../store/store.ts';
import { droppedOffers, misreadFacts, unmetEvents } from './events-and-slots.ts';
import {
  missingFromStore,
  nameOf,
  readInterfaces,
  readLiveReleases,
  type GateCase,
  type GateFinding,
  type GateRule,
  type LiveReleases,
  type Slots,
  unsignedParts,
} from './live-releases.ts';
import { contestedClaims, grownFiles, lostExports, unmetShares } from './modules-and-routes.ts';
import { outsideStyles, type StyleSheet } from './outside-styles.ts';

/** Further rules of compatibility are further lines here. That a release is whole is checked where its files are. */
const rules: readonly GateRule[] = [
  { name: 'shared', find: unmetShares },
  { name: 'slots', find: droppedOffers },
  { name: 'events', find: unmetEvents },
  { name: 'routes', find: contestedClaims },
  { name: 'exports', find: lostExports },
  { name: 'shapes', find: misreadFacts },
  { name: 'size', find: grownFiles },
];

/** What stands against running `candidate` beside everything that is live. Pure. Empty: nothing. */
export function gateFindings(
  candidate: ReleaseManifest,
  live: readonly ReleaseManifest[],
  { interfacesOf = () => undefined, behind = new Set(), isForLater = false }: Partial<GateCase> = {},
): GateFinding[] {
  const own = live.filter(({ remote }) => remote === candidate.remote);
  const others = live.filter(({ remote }) => remote !== candidate.remote);
  return rules.flatMap(({ name, find }) =>
    find({ candidate, own, others, behind, isForLater, interfacesOf }).map((found) =>
      typeof found === 'string'
        ? { rule: name, message: found }
        : { rule: name, message: found.warning, isWarning: true as const },
    ),
  );
}

type Judged = {
  candidate: ReleaseManifest;
  live: LiveReleases;
  /** Whether the files are in the store by now, and are to be read again. */
  isStored: boolean;
  isForLater: boolean;
  interfaces?: BuildInterfaces | undefined;
  styles?: readonly StyleSheet[] | undefined;
};

async function findingsOf(store: Store, judged: Judged): Promise<GateFinding[]> {
  const { candidate, isStored, isForLater, styles = [] } = judged;
  const { live, behind } = judged.live;
  const [missing, unsigned] = await Promise.all([
    isStored ? missingFromStore(store, candidate) : [],
    unsignedParts(store, { candidate: isStored ? candidate : undefined, live }),
  ]);
  return [
    ...gateFindings(candidate, live, { interfacesOf: await interfacesIn(store, judged), behind, isForLater }),
    ...outsideStyles(candidate, styles).map((message) => ({ rule: 'styles', message })),
    ...missing.map((message) => ({ rule: 'files', message })),
    ...unsigned,
  ];
}

async function interfacesIn(
  store: Store,
  { live: { live }, candidate, interfaces, isStored }: Judged,
): Promise<GateCase['interfacesOf']> {
  const known = new Map(
    await Promise.all(live.map(async (release) => [release, await readInterfaces(store, release)] as const)),
  );
  known.set(candidate, isStored ? await readInterfaces(store, candidate) : interfaces);
  return (release) => known.get(release);
}

type PublishCase = {
  store: Store;
  candidate: ReleaseManifest;
  slots: Slots;
  force?: boolean | undefined;
  interfaces?: BuildInterfaces | undefined;
  styles?: readonly StyleSheet[] | undefined;
};

/** For publish. Errors: refuses (422) with every finding, unless `force` is given. */
export async function passGate({ store, slots, force = false, ...given }: PublishCase): Promise<GateResult> {
  const live = await readLiveReleases(store, slots);
  const findings = await findingsOf(store, { ...given, live, isStored: false, isForLater: true });
  return verdictOf(findings, `${nameOf(given.candidate)} cannot run beside what is live`, force);
}

type ChangeCase = {
  store: Store;
  /** Releases that visitors get by the change, or that leave the shop. */
  judged: readonly { remote: string; ref: Ref; isLeaving?: true }[];
  before: Slots;
  after: Slots;
  /** What would be refused is a warning: it is forced, or a way back. */
  isForced: boolean;
};

/**
 * For a change of what is live: each release beside all others as they are after it, so that several are judged together.
 * Errors: refuses (422) with every finding, unless it is forced; (422) a damaged manifest.
 */
export async function judgeChange(change: ChangeCase): Promise<GateResult> {
  const { store, judged, before, after, isForced } = change;
  const found = await Promise.all(
    judged.map(async ({ remote, ref, isLeaving }) => {
      const live = await readLiveReleases(store, before, { remote, after });
      const whole = { live, isStored: true, isForLater: false };
      if (!isLeaving) return findingsOf(store, { ...whole, candidate: await readReferenced(store, ref) });
      const manifest = await readReferenced(store, ref).catch(undefinedWhenDamaged);
      return manifest ? findingsOf(store, { ...whole, candidate: nothingOf(manifest), isStored: false }) : [];
    }),
  );
  const names = judged.map(({ remote, ref }) => `${remote}@${ref.version}`).join(' and ');
  const problem = judged.some(({ isLeaving }) => isLeaving) ? 'is needed by' : 'cannot run beside';
  return verdictOf(found.flat(), `${names} ${problem} what is live`, isForced);
}

/** What is left of a release once it is gone: it asks for nothing and gives nothing. */
const nothingOf = (manifest: ReleaseManifest): ReleaseManifest => ({
  ...manifest,
  ...{ exposes: {}, routes: [], slots: {}, services: [], shared: {}, emits: {}, listens: {} },
});

/** Somebody reads a refusal; what is wrong with one release mostly has one cause. */
const mostReasons = 4;

function verdictOf(all: readonly GateFinding[], problem: string, isForced: boolean): GateResult {
  const findings = all.filter(
    ({ message }, index) => all.findIndex((other) => other.message === message) === index,
  );
  const reasons = findings.filter(({ isWarning }) => !isWarning);
  if (reasons.length === 0 || isForced)
    return { verdict: findings.length === 0 ? 'passed' : 'warned', findings };
  const lines = reasons.slice(0, mostReasons).map(({ message }) => `  - ${message}`);
  if (reasons.length > mostReasons)
    lines.push(`  and ${reasons.length - mostReasons} more of this kind; --json has them all.`);
  throw new ReleaseRefusal(422, 'gate', `${problem}:\n${lines.join('\n')}`, { findings });
}
