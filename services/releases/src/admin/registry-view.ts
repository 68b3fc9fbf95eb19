import type { Climb, Revision, Slot } from '@dana/contracts/release/revision';
import type { Problem } from '../reading/problems.ts';
import { listHooks } from '../hooks/records/hooks.ts';
import { type Head, readHead, readHistory } from '../reading/release-log.ts';
import type { Store } from '../store/store.ts';

/** Further back than this nobody looks at night; the answer must stay quick. */
const maxRevisionsRead = 500;

export type SlotView = {
  stable: string;
  treeHash: string;
  canary?: { version: string; percent: number; salt: string; since: string; climb?: Climb };
  /** Versions to go back to, newest first. */
  previous: string[];
  blocked: string[];
  frozen?: { by: string; reason: string };
  lastChange?: Pick<Revision['change'], 'at' | 'actor' | 'verb' | 'reason'>;
};

/** What is live in an environment, and who changed it last and why. `revision` is 0 before the first. */
export type RegistryView = {
  env: string;
  revision: number;
  change?: Revision['change'];
  slots: Record<string, SlotView>;
  /** Deployables that were published and were never live here. */
  waiting: string[];
  /** Subscriptions that are delivered to no more. */
  suspendedHooks?: { id: string; target: string; why: string }[];
  /** What the edge that answers found damaged or cannot keep; only an edge knows. */
  problems?: Problem[];
};

export async function readRegistryView(store: Store, env: string): Promise<RegistryView> {
  const head = await readHead(store, env);
  const published = (await store.list('releases')).map((key) => key.slice('releases/'.length));
  if (head === undefined) return { env, revision: 0, slots: {}, waiting: published };
  const changes = await lastChanges(store, env, head);
  const { revision, change, slots } = head.revision;
  const views = Object.entries(slots).map(([name, slot]) => [name, viewOf(slot, changes.get(name))]);
  const waiting = published.filter((name) => slots[name] === undefined);
  const suspendedHooks = await readSuspended(store, env);
  return {
    ...{ env, revision, change, slots: Object.fromEntries(views), waiting },
    ...(suspendedHooks.length > 0 && { suspendedHooks }),
  };
}

function viewOf(
  { stable, canary, previous, blocked, frozen }: Slot,
  last: Revision['change'] | undefined,
): SlotView {
  return {
    stable: stable.version,
    treeHash: stable.treeHash,
    ...(canary && {
      canary: {
        version: canary.ref.version,
        percent: canary.percent,
        salt: canary.salt,
        since: canary.since,
        ...(canary.climb && { climb: canary.climb }),
      },
    }),
    previous: previous.map(({ version }) => version),
    blocked,
    ...(frozen && { frozen }),
    ...(last && { lastChange: { at: last.at, actor: last.actor, verb: last.verb, reason: last.reason } }),
  };
}

async function lastChanges(store: Store, env: string, head: Head): Promise<Map<string, Revision['change']>> {
  const found = new Map<string, Revision['change']>();
  const slotCount = Object.keys(head.revision.slots).length;
  let readCount = 0;
  for await (const { change } of readHistory(store, env, head)) {
    for (const remote of change.remotes ?? [change.remote])
      if (remote && !found.has(remote)) found.set(remote, change);
    if (found.size === slotCount || ++readCount === maxRevisionsRead) break;
  }
  return found;
}

async function readSuspended(store: Store, env: string) {
  const hooks = await listHooks(store, env);
  return hooks.flatMap(({ id, target, suspended }) =>
    suspended ? [{ id, target, why: suspended.why }] : [],
  );
}
