import { firstKeyOf } from '../../audit/audit-log.ts';
import { type Head, readHead } from '../../reading/release-log.ts';
import type { Store } from '../../store/store.ts';
import type { AuditAnswer, AuditLine } from '../release-admin.ts';
import { type AuditPosition, cursorOf, readCursor } from './audit-cursor.ts';
import { isAsked } from './audit-filters.ts';
import type { AuditFilters, AuditQuery } from './audit-forms.ts';
import { openSource, takeNewest } from './audit-merge.ts';
import { foundChanges, foundEntries, foundPublishes } from './audit-sources.ts';
import { lastRevisionBy } from './last-revision-by.ts';

type Opened = Omit<AuditQuery, 'limit'> & { store: Store; env: string };
type PageSize = {
  /** Lines. */
  limit: number;
  /** How much is looked through at most, so that an answer stays quick. */
  most?: number | undefined;
};

/** One page. Errors: as `openAudit`. */
export async function readAuditPage({ limit, most, ...query }: Opened & PageSize): Promise<AuditAnswer> {
  return (await openAudit(query))({ limit, most });
}

/**
 * What happened, newest first: changes of what is live, publishes, and everything else that is kept. Changes stay in
 * the order of their revisions, whatever the clocks said; the others are put between them by time.
 * Errors: refuses (400) a cursor that is none.
 * @returns reads the next page each time.
 */
export async function openAudit({
  store,
  env,
  ...query
}: Opened): Promise<(size: PageSize) => Promise<AuditAnswer>> {
  const head = await readHead(store, env);
  const now = new Date().toISOString();
  const position = await startOf(store, env, head, query);
  const { changes, others } = await openSources(store, env, { head, position, query });
  return async ({ limit, most = 2_000 }) => {
    const entries: AuditLine[] = [];
    let lookedUntil: string | undefined;
    for (let looked = 0; looked < most && entries.length < limit; looked += 1) {
      const found = await takeNewest(changes, others);
      if (found === undefined) return { env, entries, next: null };
      Object.assign(position, found.position);
      lookedUntil = found.line?.at ?? lookedUntil;
      if (found.line && isAsked(found.line, env, query)) entries.push(found.line);
    }
    const isShort = entries.length < limit;
    const next = cursorOf(notBeyond(position, now));
    return { env, entries, next, ...(isShort && lookedUntil && { lookedUntil }) };
  };
}

/** Clocks of several machines differ: a change is looked for so much around the instants that are asked for. */
const clocksMs = 86_400_000;
const moved = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

async function startOf(
  store: Store,
  env: string,
  head: Head | undefined,
  { before, to }: Omit<AuditQuery, 'limit'>,
): Promise<AuditPosition> {
  if (before !== undefined) return readCursor(before);
  const newest = to === undefined ? '~' : moved(to, 1);
  const last =
    head &&
    (to === undefined ? head.revision.revision : await lastRevisionBy(store, env, head, moved(to, clocksMs)));
  return { revision: (last ?? 0) + 1, publish: newest, entry: to === undefined ? '~' : firstKeyOf(newest) };
}

/** What comes while somebody reads on is newer than all of it, and is not put in between. */
const notBeyond = ({ revision, publish, entry }: AuditPosition, now: string): AuditPosition => ({
  revision,
  publish: publish < now ? publish : now,
  entry: entry < firstKeyOf(now) ? entry : firstKeyOf(now),
});

type Opening = { head: Head | undefined; position: AuditPosition; query: AuditFilters };

/** The sources that can hold what is asked for. */
async function openSources(store: Store, env: string, { head, position, query }: Opening) {
  const { kind, verb, from } = query;
  const ofChanges = (kind ?? 'change') === 'change' && verb !== 'publish';
  const ofPublishes = (kind ?? 'publish') === 'publish' && (verb ?? 'publish') === 'publish';
  const ofOthers = kind !== 'change' && kind !== 'publish' && verb !== 'publish';
  const { revision: before } = position;
  const oldest = from && moved(from, -clocksMs);
  const [changes, ...others] = await Promise.all([
    openSource(head && ofChanges ? foundChanges(store, env, { head, before, oldest }) : undefined),
    openSource(ofPublishes ? foundPublishes(store, position.publish, query) : undefined),
    openSource(ofOthers ? foundEntries(store, position.entry, query) : undefined),
  ]);
  return { changes, others };
}
