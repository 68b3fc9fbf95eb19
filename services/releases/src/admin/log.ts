import type { Revision } from '@dana/contracts/release/revision';
import { listPublishRecords, type PublishRecord } from '../publish/publish-records.ts';
import type { ReleaseOrigin } from '../publish/release-origin.ts';
import { readHead, readRevision } from '../reading/release-log.ts';
import type { Store } from '../store/store.ts';

/** A change of what is live, or a publish, which changes no page. */
export type LogLine =
  | ({ kind: 'change'; revision: number; origin?: ReleaseOrigin } & Revision['change'])
  | ({ kind: 'publish' } & PublishRecord);

type Change = Extract<LogLine, { kind: 'change' }>;

export type LogOptions = {
  env: string;
  /** Only what concerns this deployable. */
  remote?: string | undefined;
  /** Lines at most. */
  limit: number;
};

/** Lines, newest first. `isWhole`: there is nothing older. */
export type LogAnswer = { env: string; lines: LogLine[]; isWhole: boolean };

/** So many revisions are read at a time. */
const batch = 50;
/** Further back than this nobody looks for the lines of one deployable; the answer must stay quick. */
const mostRead = 2_000;

/**
 * What happened, newest first: changes in the order of their revisions, whatever the clocks said, each with what its release was built
 * from, and publishes put between them by time. Errors: `StoreUnreachable`, `ReleaseRefusal` for a damaged log.
 */
export async function readLog(store: Store, { env, remote, limit }: LogOptions): Promise<LogAnswer> {
  const newest = (await readHead(store, env))?.revision.revision ?? 0;
  const publishes = (await listPublishRecords(store, remote)).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const origins = new Map(publishes.map(({ version, origin, ...of }) => [`${of.remote}@${version}`, origin]));
  const lines: LogLine[] = [];
  const publishesUntil = (at: string): void => {
    while (publishes[0] && publishes[0].at > at) {
      const [record] = publishes.splice(0, 1);
      if (record) lines.push({ kind: 'publish', ...record });
    }
  };
  for await (const line of changes(store, env, newest)) {
    if (lines.length > limit) break;
    if (!isOf(line, remote)) continue;
    publishesUntil(line.at);
    // Of several at once that of the first: they mostly come from one commit.
    const live = line.moves ?? [{ remote: line.remote, to: line.to }];
    const origin = live.flatMap(({ remote: of, to }) => origins.get(`${of}@${to}`) ?? [])[0];
    lines.push({ ...line, ...(origin && { origin }) });
  }
  publishesUntil('');
  return { env, lines: lines.slice(0, limit), isWhole: lines.length <= limit && newest <= mostRead };
}

/** A change that names no deployable, such as a freeze of everything, is of each. */
function isOf(line: Change, asked: string | undefined): boolean {
  const remotes = line.remotes ?? (line.remote === undefined ? [] : [line.remote]);
  return asked === undefined || remotes.length === 0 || remotes.includes(asked);
}

async function* changes(store: Store, env: string, newest: number): AsyncGenerator<Change> {
  for (let top = newest; top > Math.max(0, newest - mostRead); top -= batch) {
    const numbers = Array.from({ length: Math.min(batch, top) }, (_, index) => top - index);
    const read = await Promise.all(numbers.map((number) => readRevision(store, env, number)));
    for (const entry of read)
      if (entry) yield { kind: 'change', revision: entry.revision.revision, ...entry.revision.change };
  }
}
