import type { Climb, FreezeOfAll, Revision, Slot, Unsettled } from '@dana/contracts/release/revision';
import { setOf } from '../changes/go-back.ts';
import type { Problem } from '../reading/problems.ts';
import { type Head, readHead, readHistory } from '../reading/release-log.ts';
import { freezeNow } from '../reading/standing.ts';
import type { Store } from '../store/store.ts';

/** Further back than this nobody looks at night; the answer must stay quick. */
const maxRevisionsRead = 500;

export type SlotView = {
  stable: string;
  treeHash: string;
  canary?: {
    version: string;
    /** Unit: per cent of visitors. */
    percent: number;
    salt: string;
    since: string;
    climb?: Climb;
  };
  /** Versions to go back to, newest first. */
  previous: string[];
  blocked: string[];
  frozen?: { by: string; reason: string };
  /** Those that were promoted together with what is live, and go back with it. */
  set?: string[];
  lastChange?: Pick<Revision['change'], 'at' | 'actor' | 'verb' | 'reason'>;
};

/** What is live in an environment, and who changed it last and why. `revision` is 0 before the first. */
export type RegistryView = {
  env: string;
  revision: number;
  change?: Revision['change'];
  /** Everything is frozen, beside what single slots are. */
  frozen?: FreezeOfAll;
  slots: Record<string, SlotView>;
  /** What an earlier release of the servers kept and nobody has changed since. */
  unsettled?: Unsettled[];
  /** Deployables that were published and were never live here. */
  waiting: string[];
  /** What the edge that answers found damaged or cannot keep; only an edge knows. */
  problems?: Problem[];
  /** Where long-term figures are, where the server was told. */
  grafanaUrl?: string;
};

export async function readRegistryView(store: Store, env: string): Promise<RegistryView> {
  const head = await readHead(store, env);
  const published = (await store.list('releases')).map((key) => key.slice('releases/'.length));
  if (head === undefined) return { env, revision: 0, slots: {}, waiting: published };
  const changes = await lastChanges(store, env, head);
  const { revision, change, slots, unsettled } = head.revision;
  const frozen = freezeNow(head.revision, new Date());
  const views = Object.entries(slots).map(([name, slot]) => {
    const set = setOf(slots, name);
    return [name, { ...viewOf(slot, changes.get(name)), ...(set.length > 1 && { set }) }];
  });
  const waiting = published.filter((name) => slots[name] === undefined);
  return {
    ...{ env, revision, change },
    ...(frozen && { frozen }),
    slots: Object.fromEntries(views),
    ...(unsettled && { unsettled }),
    waiting,
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
      if (remote && head.revision.slots[remote] && !found.has(remote)) found.set(remote, change);
    if (found.size === slotCount || ++readCount === maxRevisionsRead) break;
  }
  return found;
}
