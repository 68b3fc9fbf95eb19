import type { ReleaseOrigin } from '@dana/contracts/release/origin';
import type { Canary, FreezeOfAll, Revision, Slot, Unsettled } from '@dana/contracts/release/revision';
import { rcompare } from 'semver';
import { setOf } from '../changes/go-back.ts';
import { freezeNow } from '../log/instants.ts';
import { remotesOf } from '../log/notices.ts';
import {
  listPublishRecords,
  madeLiveBy,
  readPublishRecord,
  type PublishRecord,
} from '../log/publish-records.ts';
import { publishedVersions, readRelease, undefinedWhenDamaged, type Problem } from '../log/releases.ts';
import { readHead, readHistory, type Head } from '../log/revisions.ts';
import { checkedDeployable } from '../store/key.ts';
import type { Store } from '../store/store.ts';

/** Further back than this nobody looks at night; the answer must stay quick. */
const maxRevisionsRead = 500;

export type SlotView = {
  stable: string;
  treeHash: string;
  canary?: Omit<Canary, 'ref'> & { version: string };
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
  frozen?: FreezeOfAll;
  slots: Record<string, SlotView>;
  /** What an earlier release of the servers kept and nobody has changed since. */
  unsettled?: Unsettled[];
  /** Deployables that were published and were never live here. */
  waiting: string[];
  /** What the edge that answers found damaged or cannot keep; only an edge knows. */
  problems?: Problem[];
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

function viewOf(slot: Slot, last: Revision['change'] | undefined): SlotView {
  const { stable, canary, previous, blocked, frozen } = slot;
  return {
    ...{ stable: stable.version, treeHash: stable.treeHash, blocked, ...(frozen && { frozen }) },
    ...(canary && { canary: shown(canary) }),
    previous: previous.map(({ version }) => version),
    ...(last && { lastChange: { at: last.at, actor: last.actor, verb: last.verb, reason: last.reason } }),
  };
}

const shown = ({ ref, ...open }: Canary) => ({ ...open, version: ref.version });

async function lastChanges(store: Store, env: string, head: Head): Promise<Map<string, Revision['change']>> {
  const found = new Map<string, Revision['change']>();
  const slotCount = Object.keys(head.revision.slots).length;
  let readCount = 0;
  for await (const { change } of readHistory(store, env, head)) {
    for (const remote of remotesOf(change))
      if (head.revision.slots[remote] && !found.has(remote)) found.set(remote, change);
    if (found.size === slotCount || ++readCount === maxRevisionsRead) break;
  }
  return found;
}

export type PublishedRelease = {
  version: string;
  /** When and by whom; missing when the publisher was killed before it could note it. */
  at?: string;
  actor?: string;
  origin?: ReleaseOrigin;
  /** What browsers can load of it, before compression; missing when its manifest is damaged. */
  bytes?: number;
  files?: number;
};

export type ReleasesAnswer = {
  remote: string;
  releases: PublishedRelease[];
  more: number;
};

/** Further back than this nobody looks; the answer must stay quick. */
const releasesMax = 50;

/** What was published of a deployable, the newest version first. Errors: `StoreUnreachable`. */
export async function readPublished(store: Store, remote: string): Promise<ReleasesAnswer> {
  const versions = (await publishedVersions(store, checkedDeployable(remote))).toSorted(rcompare);
  const listed = versions.slice(0, releasesMax);
  const releases = await Promise.all(listed.map((version) => readOne(store, remote, version)));
  return { remote, releases, more: versions.length - listed.length };
}

async function readOne(store: Store, remote: string, version: string): Promise<PublishedRelease> {
  const [record, release] = await Promise.all([
    readPublishRecord(store, remote, version),
    readRelease(store, remote, version).catch(undefinedWhenDamaged),
  ]);
  const files = release?.manifest.files.filter(({ path }) => path.startsWith('web/'));
  return {
    version,
    ...(record && { at: record.at, actor: record.actor }),
    ...(record?.origin && { origin: record.origin }),
    ...(files && { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length }),
  };
}

/** A change of what is live, or a publish, which changes no page. */
export type LogLine =
  | ({ kind: 'change'; revision: number; origin?: ReleaseOrigin } & Revision['change'])
  | ({ kind: 'publish' } & PublishRecord);

export type LogOptions = {
  env: string;
  remote?: string | undefined;
  limit: number;
};

/** Lines, newest first. `isWhole`: there is nothing older. */
export type LogAnswer = { env: string; lines: LogLine[]; isWhole: boolean };

/** Further back than this nobody looks for the lines of one deployable; the answer must stay quick. */
const mostRead = 2_000;

/**
 * What happened, newest first: changes in the order of their revisions, whatever the clocks said, each with what its release was built
 * from, and publishes put between them by time. Errors: `StoreUnreachable`, `ReleaseRefusal` for a damaged log.
 */
export async function readLog(store: Store, { env, remote, limit }: LogOptions): Promise<LogAnswer> {
  const head = await readHead(store, env);
  const newest = head?.revision.revision ?? 0;
  const publishes = (await listPublishRecords(store, remote)).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const origins = new Map(publishes.map(({ version, origin, ...of }) => [`${of.remote}@${version}`, origin]));
  const lines: LogLine[] = [];
  const publishesUntil = (at: string): void => {
    while (publishes[0] && publishes[0].at > at) {
      const [record] = publishes.splice(0, 1);
      if (record) lines.push({ kind: 'publish', ...record });
    }
  };
  for await (const { revision, change } of head ? readHistory(store, env, head) : []) {
    if (lines.length > limit || newest - revision >= mostRead) break;
    if (!isOf(change, remote)) continue;
    publishesUntil(change.at);
    const [origin] = madeLiveBy(change).flatMap(({ remote: of, to }) => origins.get(`${of}@${to}`) ?? []);
    lines.push({ kind: 'change', revision, ...change, ...(origin && { origin }) });
  }
  publishesUntil('');
  return { env, lines: lines.slice(0, limit), isWhole: lines.length <= limit && newest <= mostRead };
}

/** A change that names no deployable, such as a freeze of everything, is of each. */
function isOf(change: Revision['change'], asked: string | undefined): boolean {
  const remotes = remotesOf(change);
  return asked === undefined || remotes.length === 0 || remotes.includes(asked);
}
