import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { contestedClaims } from './claims.ts';
import { droppedPieces, misreadFacts, unmetEvents } from './events-and-slots.ts';
import {
  type GateCase,
  type GateFinding,
  type GateRule,
  readLiveReleases,
  type Slots,
} from './live-releases.ts';
import { grownFiles } from './grown-files.ts';
import { outsideStyles, type StyleSheet } from './outside-styles.ts';
import { readInterfaces } from './release-interfaces.ts';
import { lostExports, unmetShares } from './shared-modules.ts';
import { missingFromStore, unsignedParts } from './whole-release.ts';

/** Further rules of compatibility are further lines here. That a release is whole is checked where its files are. */
const rules: readonly GateRule[] = [
  { name: 'shared', find: unmetShares },
  { name: 'slots', find: droppedPieces },
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
  { interfacesOf = () => undefined, goesLive = true }: Partial<GateCase> = {},
): GateFinding[] {
  const own = live.filter(({ remote }) => remote === candidate.remote);
  const others = live.filter(({ remote }) => remote !== candidate.remote);
  return rules.flatMap(({ name, find }) =>
    find({ candidate, own, others, interfacesOf, goesLive }).map((found) =>
      typeof found === 'string'
        ? { rule: name, message: found }
        : { rule: name, message: found.warning, isWarning: true as const },
    ),
  );
}

type GateRequest = {
  store: Store;
  candidate: ReleaseManifest;
  slots: Slots;
  /** Let pass what would be refused; the findings are kept. */
  force?: boolean | undefined;
  /** Whether the files are in the store by now, and are to be read again: the candidate is to go live. */
  isStored: boolean;
  /** Of a candidate that is not in the store yet. */
  interfaces?: BuildInterfaces | undefined;
  styles?: readonly StyleSheet[] | undefined;
};

/** Everything the gate has to say, without refusing. `refused` is what `passGate` would refuse. */
export async function judge(request: GateRequest): Promise<GateResult> {
  const { store, candidate, slots, isStored, styles = [] } = request;
  const live = await readLiveReleases(store, slots);
  const [missing, unsigned] = await Promise.all([
    isStored ? missingFromStore(store, candidate) : [],
    unsignedParts(store, { candidate: isStored ? candidate : undefined, live }),
  ]);
  const findings: GateFinding[] = [
    ...gateFindings(candidate, live, {
      interfacesOf: await interfacesIn(live, request),
      goesLive: isStored,
    }),
    ...outsideStyles(candidate, styles).map((message) => ({ rule: 'styles', message })),
    ...missing.map((message) => ({ rule: 'files', message })),
    ...unsigned,
  ];
  const isRefused = findings.some(({ isWarning }) => !isWarning);
  return { verdict: isRefused ? 'refused' : findings.length > 0 ? 'warned' : 'passed', findings };
}

/** What each release takes and gives, read once. */
async function interfacesIn(
  live: readonly ReleaseManifest[],
  { store, candidate, interfaces, isStored }: GateRequest,
): Promise<GateCase['interfacesOf']> {
  const known = new Map(
    await Promise.all(live.map(async (release) => [release, await readInterfaces(store, release)] as const)),
  );
  known.set(candidate, isStored ? await readInterfaces(store, candidate) : interfaces);
  return (release) => known.get(release);
}

/** Somebody reads a refusal; what is wrong with one release mostly has one cause. */
const mostReasons = 4;

/** For publish, canary and promote. Errors: refuses (422) with every finding, unless `force` is given. */
export async function passGate(request: GateRequest): Promise<GateResult> {
  const result = await judge(request);
  if (result.verdict !== 'refused') return result;
  if (request.force) return { ...result, verdict: 'warned' };
  const { remote, version } = request.candidate;
  const found = result.findings.filter(({ isWarning }) => !isWarning);
  const reasons = found.slice(0, mostReasons).map(({ message }) => `  - ${message}`);
  if (found.length > mostReasons)
    reasons.push(`  and ${found.length - mostReasons} more of this kind; --json has them all.`);
  throw new ReleaseRefusal(
    422,
    'gate',
    `${remote}@${version} cannot run beside what is live:\n${reasons.join('\n')}`,
    { findings: result.findings },
  );
}

/** For a rollback, which must never be blocked: the same findings as a warning. */
export async function warnByGate(request: Omit<GateRequest, 'force'>): Promise<GateResult> {
  const { findings } = await judge(request);
  return { verdict: findings.length === 0 ? 'passed' : 'warned', findings };
}
