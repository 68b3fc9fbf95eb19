import { originSchema, type ReleaseOrigin } from '@dana/contracts/release/origin';
import { gateResultSchema, type Revision } from '@dana/contracts/release/revision';
import * as z from 'zod/mini';
import { publishRecordKey } from '../store/key.ts';
import { readStored, type Store, storedBytes } from '../store/store.ts';

const recordSchema = z.object({
  remote: z.string(),
  version: z.string(),
  treeHash: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  env: z.string(),
  gate: gateResultSchema,
  forced: z.optional(z.literal(true)),
  reason: z.optional(z.string()),
  /** Missing of a release of before, and where nobody knew it. */
  origin: z.optional(originSchema),
});

/** Who published a version, when, and what the gate said: kept beside the release, whose own bytes say none of it. */
export type PublishRecord = z.infer<typeof recordSchema>;

export async function writePublishRecord(store: Store, record: PublishRecord): Promise<void> {
  await store.putIfAbsent(publishRecordKey(record.remote, record.version), storedBytes(record));
}

/** `undefined` when the publisher was killed before it could write it. */
export const readPublishRecord = (store: Store, remote: string, version: string) =>
  readStored(store, publishRecordKey(remote, version), recordSchema);

/** The releases that a change made live. Of several at once the first stands for all: they mostly come from one commit. */
export const madeLiveBy = ({ moves, remote, to }: Revision['change']): MadeLive[] =>
  moves ?? [{ remote, to }];

type MadeLive = { remote?: string | undefined; to?: string | undefined };

/** What the first of these releases was built from of which that is known. Never rejects: it is only told of them. */
export async function originOf(
  store: Store,
  releases: readonly MadeLive[],
): Promise<ReleaseOrigin | undefined> {
  for (const { remote, to } of releases) {
    if (remote === undefined || to === undefined) continue;
    const record = await readPublishRecord(store, remote, to).catch(() => undefined);
    if (record?.origin) return record.origin;
  }
  return undefined;
}

const batch = 100;

/** All records, or those of one deployable, in no particular order. */
export async function listPublishRecords(store: Store, remote?: string): Promise<PublishRecord[]> {
  const folders = await store.list('published');
  const asked = remote === undefined ? folders : folders.filter((folder) => folder === `published/${remote}`);
  const keys = (await Promise.all(asked.map((folder) => store.list(folder)))).flat();
  const records: PublishRecord[] = [];
  for (let at = 0; at < keys.length; at += batch) {
    const some = keys.slice(at, at + batch).map((key) => readStored(store, key, recordSchema));
    records.push(...(await Promise.all(some)).filter((record) => record !== undefined));
  }
  return records;
}
