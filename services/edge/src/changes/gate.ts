import type { GateResult, ReleaseManifest, Slot } from '@dana/contracts/release';
import { ReleaseRefusal } from '../store/refusal.ts';
import { routeCollisions } from './route-collisions.ts';

export type Slots = Record<string, Slot>;
export type GateFinding = GateResult['findings'][number];

/** One rule of the gate: pure, so that a dry run and the real thing cannot differ. */
type GateRule = { name: string; find: (candidate: ReleaseManifest, slots: Slots) => string[] };

/** Further rules of compatibility are further lines here. */
const rules: readonly GateRule[] = [{ name: 'routes', find: routeCollisions }];

/** What stands against running `candidate` beside everything that is live. Empty: nothing. */
export function gateFindings(candidate: ReleaseManifest, slots: Slots): GateFinding[] {
  return rules.flatMap(({ name, find }) =>
    find(candidate, slots).map((message) => ({ rule: name, message })),
  );
}

/** For publish and promote. Errors: refuses (422) with every finding, unless `force` is given. */
export function passGate(candidate: ReleaseManifest, slots: Slots, force = false): GateResult {
  const findings = gateFindings(candidate, slots);
  if (findings.length === 0) return { verdict: 'passed', findings };
  if (force) return { verdict: 'warned', findings };
  throw new ReleaseRefusal(
    422,
    'gate',
    `${candidate.remote}@${candidate.version} cannot run beside what is live:\n${findings.map(({ message }) => `  - ${message}`).join('\n')}`,
    { findings },
  );
}

/** For a rollback, which must never be held up: the same findings as a warning. */
export function warnByGate(candidate: ReleaseManifest, slots: Slots): GateResult {
  const findings = gateFindings(candidate, slots);
  return { verdict: findings.length === 0 ? 'passed' : 'warned', findings };
}
