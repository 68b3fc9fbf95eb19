import type { S3Bucket } from '@dana/server/s3/s3-bucket';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';

/** Where an uploaded picture is shown. The key is not the id: who sees the picture cannot name the upload. */
export const uploadUrl = (key: string) => `/api/uploads/${key}.webp`;

/** The shopper's own upload with this id; undefined for another's, and for one that was never made. */
export function findOwnUpload(db: Db, id: string, userId: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'key'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Drops uploads of before this time that became nobody's picture. */
export async function dropUnusedUploads(db: Db, before: Date): Promise<void> {
  await sql`delete from uploads where created_at < ${before} and not exists (
    select from users u where u.id = uploads.user_id
      and u.avatar ->> 'url' = '/api/uploads/' || uploads.key || '.webp')`.execute(db);
}

/** Uploads share a bucket with nothing else of this shop, but may with another one's. */
const uploadFolder = 'uploads/';

const objectOf = (key: string): string => `${uploadFolder}${key}.webp`;

/** In the row of an upload whose bytes are in the bucket. */
const elsewhere = new Uint8Array();

/**
 * Keeps the bytes of a new upload in the bucket, where one is set.
 * @returns what its row keeps: the bytes, or none. Errors: throws `S3Fault`.
 */
export async function keepUploadBytes(
  bucket: S3Bucket | undefined,
  key: string,
  bytes: Uint8Array,
  type: string,
): Promise<Uint8Array> {
  if (!bucket) return bytes;
  await bucket.put(objectOf(key), bytes, type);
  return elsewhere;
}

/**
 * The bytes of an upload, from its row or from the bucket: those of before a bucket was set stay where they are.
 * @returns undefined when they are in neither. Errors: throws `S3Fault`.
 */
export async function readUploadBytes(
  bucket: S3Bucket | undefined,
  key: string,
  bytesOfRow: Uint8Array,
): Promise<Uint8Array | undefined> {
  return bytesOfRow.byteLength > 0 ? bytesOfRow : bucket?.get(objectOf(key));
}

/** A listing is paid for, and nobody sees what has no row. */
const everyMs = 6 * 60 * 60 * 1000;

/**
 * Removes pictures from the bucket that have no row: the row was dropped, its account was deleted, or it was never written.
 * Only those of before this time: the row of a younger one may still come. One that cannot be removed stays for the next time.
 * @returns how many.
 */
export async function sweepUploads(
  bucket: S3Bucket,
  { db, log }: Pick<ApiDeps, 'db' | 'log'>,
  before: Date,
): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for await (const { objects } of bucket.list(uploadFolder)) {
    const old = objects.filter(({ changedAt }) => changedAt < before).map(({ key }) => key);
    const keys = old.map((name) => name.slice(uploadFolder.length).replace(/\.webp$/, ''));
    const rows =
      keys.length > 0 ? await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute() : [];
    const known = new Set(rows.map(({ key }) => key));
    for (const [index, name] of old.entries())
      if (!known.has(keys[index] ?? ''))
        await bucket.remove(name).then(
          () => {
            count += 1;
          },
          (error: unknown) => failures.push(error),
        );
  }
  if (failures.length > 0)
    log.error(
      { err: failures[0], pictures: failures.length },
      'pictures that are nobody’s could not be removed',
    );
  return count;
}

/** Whether it is time for that again, counted in this process from its start. */
export function createSweepTurns() {
  let doneAtMs: number | undefined;
  return (now: Date): boolean => {
    if (doneAtMs !== undefined && now.getTime() - doneAtMs < everyMs) return false;
    doneAtMs = now.getTime();
    return true;
  };
}
