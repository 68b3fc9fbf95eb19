import type { S3Bucket } from '@dana/server/s3/s3-bucket';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { uploadFolder } from './upload-bytes.ts';

/** A listing is paid for, and nobody sees what has no row. */
const everyMs = 6 * 60 * 60 * 1000;

/**
 * Removes pictures from the bucket that have no row: the row was dropped, its account was deleted, or it was never written.
 * Only those of before this time: the row of a younger one may still come. @returns how many.
 */
export async function sweepUploads(bucket: S3Bucket, db: Kysely<Database>, before: Date): Promise<number> {
  let count = 0;
  for await (const { objects } of bucket.list(uploadFolder)) {
    const old = objects.filter(({ changedAt }) => changedAt < before).map(({ key }) => key);
    const keys = old.map((name) => name.slice(uploadFolder.length).replace(/\.webp$/, ''));
    const rows =
      keys.length > 0 ? await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute() : [];
    const known = new Set(rows.map(({ key }) => key));
    for (const [index, name] of old.entries())
      if (!known.has(keys[index] ?? '')) {
        await bucket.remove(name);
        count += 1;
      }
  }
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
