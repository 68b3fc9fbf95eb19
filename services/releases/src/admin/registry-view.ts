import type { Targets } from '@dana/contracts/release/canary-targets';
import type { Climb, Revision, Slot } from '@dana/contracts/release/revision';
import type { FreezeOfAll, Pin, Schedule, SecondPerson } from '@dana/contracts/release/standing';
import { openRequests } from '../changes/second-person.ts';
import { shareOf } from '../reading/canary-share.ts';
import type { Problem } from '../reading/problems.ts';
import { type Head, readHead, readHistory } from '../reading/release-log.ts';
import { freezeNow, readStanding } from '../reading/standing.ts';
import type { Store } from '../store/store.ts';
import type { RequestView } from './second-person-forms.ts';

/** Further back than this nobody looks at night; the answer must stay quick. */
const maxRevisionsRead = 500;

export type SlotView = {
  stable: string;
  treeHash: string;
  canary?: {
    version: string;
    /** Unit: per cent of visitors, or of those in its targets. */
    percent: number;
    salt: string;
    since: string;
    climb?: Climb;
    targets?: Targets;
  };
  /** Versions to go back to, newest first. */
  previous: string[];
  blocked: string[];
  frozen?: { by: string; reason: string };
  pinned?: Pin;
  /** A promotion that is to come. */
  scheduled?: Schedule;
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
  /** Deployables, or `*`, whose changes somebody else has to allow. */
  secondPerson?: Record<string, SecondPerson>;
  /** Changes that wait for that. */
  requests?: RequestView[];
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
  const { revision, change, slots } = head.revision;
  const standing = await readStanding(store, env, head.revision);
  const frozen = freezeNow(standing, new Date());
  const { secondPerson = {} } = standing;
  const requests = openRequests(standing, new Date()).map(([id, request]) => ({ id, ...request }));
  const views = Object.entries(slots).map(([name, slot]) => {
    const [pinned, scheduled] = [standing.pins?.[name], standing.schedules?.[name]];
    return [
      name,
      { ...viewOf(slot, changes.get(name)), ...(pinned && { pinned }), ...(scheduled && { scheduled }) },
    ];
  });
  const waiting = published.filter((name) => slots[name] === undefined);
  return {
    ...{ env, revision, change },
    ...(frozen && { frozen }),
    slots: Object.fromEntries(views),
    ...(Object.keys(secondPerson).length > 0 && { secondPerson }),
    ...(requests.length > 0 && { requests }),
    waiting,
  };
}

function viewOf(
  { stable, canary, previous, blocked, frozen }: Slot,
  last: Revision['change'] | undefined,
): SlotView {
  const { percent = 0, climb, targets } = canary ? shareOf(canary) : {};
  return {
    stable: stable.version,
    treeHash: stable.treeHash,
    ...(canary && {
      canary: {
        version: canary.ref.version,
        percent,
        salt: canary.salt,
        since: canary.since,
        ...(climb && { climb }),
        ...(targets && { targets }),
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
