import type { GateResult, Move, Revision, Slot, Verb } from '@dana/contracts/release/revision';
import { judgeChange } from '../gate/gate.ts';
import { demandPublished } from '../log/releases.ts';
import { readHistory, readRevision, type Head } from '../log/revisions.ts';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal, type Store } from '../store/store.ts';
import { appendRevision } from './append-revision.ts';
import {
  automaticActor,
  checkedReason,
  freeze,
  needed,
  type Asked,
  type Decide,
  type Decision,
  type Facts,
  unfreeze,
} from './change.ts';
import { restore, retire, rollback, setOf } from './go-back.ts';
import { abort, canary, pause, promote, resume } from './go-forward.ts';

const noGate: GateResult = { verdict: 'passed', findings: [] };

/** Every verb that changes what is live. A further verb is a further line here. */
const deciders: Readonly<Record<Verb, Decide>> = {
  ...{ promote, canary, pause, resume, abort },
  ...{ rollback, restore, retire, freeze, unfreeze },
};

export type ChangeRequest = Asked & {
  store: Store;
  ifMatch?: number | undefined;
  isDryRun?: boolean | undefined;
  now?: (() => Date) | undefined;
};

/** What a change did. `isNew` is false when the environment already was as asked for. */
export type ChangeResult = {
  isNew: boolean;
  revision: Revision;
  gate: GateResult;
  /** What everybody got of each deployable and gets now. Of a canary: its version before and now. */
  moves: Move[];
  notes: string[];
  /** Of a change of one deployable; `to` is what everybody gets when nothing was done. */
  remote?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/**
 * Makes one change of what is live: reads the newest revision, asks the pure function of the verb for the next one, has the gate judge
 * what visitors would get by it, and writes it. Once more, from the beginning, when another writer was faster.
 * Errors: `ReleaseRefusal` 400, 404, 409, 423 as the change; 412 `ifMatch` is stale; 422 gate; 503 the store is away.
 */
export async function makeChange(request: ChangeRequest): Promise<ChangeResult> {
  const { store, ifMatch, isDryRun, now = () => new Date(), ...given } = request;
  const asked = { ...given, reason: isDryRun ? '' : checkedReason(given.reason) };
  for (const name of [asked.remote, ...(asked.remotes ?? [])])
    if (name !== undefined) checkedDeployable(name);
  const { env, actor, verb, automatic, figures, reason, force } = asked;
  const read = await factsOf(store, asked);
  let first: Revision | undefined;
  let decision: Decision | undefined;
  let gate = noGate;
  const { head, isNew } = await appendRevision({
    ...{ store, env, ifMatch, now },
    propose: async (current) => {
      first ??= current?.revision;
      const log = await logFor(store, asked, current);
      decision = deciders[verb](current?.revision, asked, { ...read, first, log, now: now() });
      if (decision === undefined) return undefined;
      const { judged = [], slots: after, isBack } = decision;
      const before = current?.revision.slots ?? {};
      const isForced = force === true || isBack === true;
      gate = judged.length > 0 ? await judgeChange({ store, judged, before, after, isForced }) : noGate;
      if (isDryRun) return undefined;
      const { moves, more, standing } = decision;
      return {
        change: {
          ...{ actor, verb, reason, ...more, gate },
          ...(moves.length > 1 || verb === 'restore' ? { remotes: moves.map(nameOf), moves } : moves[0]),
          ...(force && { forced: true as const }),
          ...(automatic && { automatic }),
          ...(figures && { figures }),
        },
        slots: automatic && decision.isBack ? frozenBy(actor, reason, decision) : decision.slots,
        standing,
      };
    },
  });
  const moves = decision?.moves.filter(({ from, to }) => (from ?? to) !== undefined) ?? [];
  const { remote } = asked;
  const stable = remote === undefined ? undefined : head.revision.slots[remote]?.stable.version;
  return {
    ...{ isNew, revision: head.revision, gate, moves, notes: decision?.notes ?? [] },
    ...(remote !== undefined && { remote, from: moves[0]?.from, to: moves[0] ? moves[0].to : stable }),
  };
}

/** What the change needs beside the newest revision and never changes. */
async function factsOf(store: Store, asked: Asked): Promise<Pick<Facts, 'releases' | 'earlier'>> {
  const { env, verb, toRevision } = asked;
  const number = verb === 'restore' ? needed('revision', toRevision) : 0;
  const earlier = (await readRevision(store, env, number))?.revision;
  if (verb !== 'promote' && verb !== 'canary') return { releases: [], earlier };
  const wanted = asked.releases ?? { [needed('remote', asked.remote)]: needed('version', asked.version) };
  const releases = Object.entries(wanted).map(([remote, version]) =>
    demandPublished(store, checkedDeployable(remote), version),
  );
  if (releases.length === 0)
    throw new ReleaseRefusal(400, 'version_missing', 'Say what to promote: mf-content@1.0.1.');
  return { releases: await Promise.all(releases), earlier };
}

/** Further back nobody looks for a good record; now and then it is seen whether more can be known. Unit: revisions. */
const [mostRevisions, lookEvery] = [200, 50];

/** For a rollback without a version: the log until none of the versions to go back to is known any more, newest first. */
async function logFor(store: Store, { env, verb, version, remote = '' }: Asked, head: Head | undefined) {
  if (verb !== 'rollback' || version !== undefined || head === undefined) return head ? [head.revision] : [];
  const { slots } = head.revision;
  const names = setOf(slots, remote);
  const log: Revision[] = [];
  // One that is damaged or gone holds no rollback up.
  for await (const revision of readHistory(store, env, head, true)) {
    log.push(revision);
    const isKnown = () => names.some((name) => knowsOf(revision.slots[name], slots[name]));
    if (log.length >= mostRevisions || (log.length % lookEvery === 0 && !isKnown())) break;
  }
  return log;
}

/** Whether a slot of before knew one of the versions that the slot can go back to now. */
function knowsOf(before: Slot | undefined, now: Slot | undefined): boolean {
  const { stable, previous = [], blocked = [] } = before ?? {};
  const known = [stable?.version, ...previous.map(({ version }) => version), ...blocked];
  return now?.previous.some(({ version }) => known.includes(version)) ?? false;
}

/** What the shop takes back by itself is frozen with it, so that it is done once. */
function frozenBy(by: string, reason: string, { slots, moves }: Decision): Decision['slots'] {
  const names = moves.map(nameOf);
  const frozen = (name: string, slot: Slot) =>
    names.includes(name) ? { ...slot, frozen: { by, reason } } : slot;
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, frozen(name, slot)]));
}

const nameOf = ({ remote }: Move): string => remote;

type ByItself = { store: Store; env: string; now?: (() => Date) | undefined };
type Judged = Pick<
  Asked,
  'verb' | 'remote' | 'version' | 'percent' | 'salt' | 'reason' | 'figures' | 'onlyIf'
>;

/**
 * A change that the shop makes by itself, of what it has judged (`onlyIf`): whatever a person changed meanwhile wins, and then nothing is
 * done. Errors: `ReleaseRefusal`, as a person's change.
 */
export const changeByItself = ({ store, env, now }: ByItself, judged: Judged): Promise<ChangeResult> =>
  makeChange({ ...{ store, env, now }, ...judged, actor: automaticActor, automatic: true });
