import type { S3Bucket } from '@dana/server/s3/s3-bucket';
import type { ApiDeps } from '../deps.ts';
import { uploadFolder } from './upload-bytes.ts';

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
