import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { unmetEvents } from './event-ranges.ts';
import type { GateFinding, GateRule } from './gate-rule.ts';
import { readLiveReleases, type Slots } from './live-releases.ts';
import { collisions } from './route-collisions.ts';
import { unmetShares } from './shared-ranges.ts';
import { droppedPieces } from './used-slots.ts';
import { missingFromStore } from './whole-release.ts';

/** Further rules of compatibility are further lines here. That a release is whole is checked where its files are. */
const rules: readonly GateRule[] = [
  { name: 'shared', find: unmetShares },
  { name: 'slots', find: droppedPieces },
  { name: 'events', find: unmetEvents },
  { name: 'routes', find: collisions },
];

/** What stands against running `candidate` beside everything that is live. Pure. Empty: nothing. */
export function gateFindings(candidate: ReleaseManifest, live: readonly ReleaseManifest[]): GateFinding[] {
  const own = live.filter(({ remote }) => remote === candidate.remote);
  const others = live.filter(({ remote }) => remote !== candidate.remote);
  return rules.flatMap(({ name, find }) =>
    find({ candidate, own, others }).map((found) =>
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
  /** Whether the files are in the store by now, and are to be read again. */
  isStored: boolean;
};

/** Everything the gate has to say, without refusing. `refused` is what `passGate` would refuse. */
export async function judge({ store, candidate, slots, isStored }: GateRequest): Promise<GateResult> {
  const [live, missing] = await Promise.all([
    readLiveReleases(store, slots),
    isStored ? missingFromStore(store, candidate) : [],
  ]);
  const findings: GateFinding[] = [
    ...gateFindings(candidate, live),
    ...missing.map((message) => ({ rule: 'files', message })),
  ];
  const isRefused = findings.some(({ isWarning }) => !isWarning);
  return { verdict: isRefused ? 'refused' : findings.length > 0 ? 'warned' : 'passed', findings };
}

/** For publish, canary and promote. Errors: refuses (422) with every finding, unless `force` is given. */
export async function passGate(request: GateRequest): Promise<GateResult> {
  const result = await judge(request);
  if (result.verdict !== 'refused') return result;
  if (request.force) return { ...result, verdict: 'warned' };
  const { remote, version } = request.candidate;
  const reasons = result.findings
    .filter(({ isWarning }) => !isWarning)
    .map(({ message }) => `  - ${message}`);
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
