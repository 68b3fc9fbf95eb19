import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Place } from '@dana/server/s3/s3-settings';
import { startCeph } from './start-ceph.ts';

const limitMs = 180_000;

/**
 * The one S3 server of a run of tests, whose processes have the same parent: the first that needs it starts it, and it ends with
 * the parent. Errors: throws when it does not start.
 */
export async function serverOfRun(): Promise<S3Place> {
  const run = process.ppid;
  const folder = join(tmpdir(), `dana-s3-${run}-${await startedAt(run)}`);
  const placeFile = join(folder, 'place.json');
  const end = Date.now() + limitMs;
  for (;;) {
    if (await isMade(folder)) return shared(await startCeph(folder, run), placeFile);
    while (await stat(folder).catch(() => undefined)) {
      const text = await readFile(placeFile, 'utf8').catch(() => undefined);
      if (text !== undefined) return placeIn(text);
      if (Date.now() > end) throw new Error(`The S3 server in ${folder} did not start.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // Who began to start it could not.
  }
}

const isMade = (folder: string): Promise<boolean> =>
  mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );

/** Numbers of processes come again; together with the start they do not. */
async function startedAt(id: number): Promise<string> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
}

/** Written whole, for those who wait. */
async function shared(place: S3Place, file: string): Promise<S3Place> {
  await writeFile(`${file}.new`, JSON.stringify(place));
  await rename(`${file}.new`, file);
  return place;
}

function placeIn(text: string): S3Place {
  const place = JSON.parse(text) as S3Place & { endpoint: string };
  return { ...place, endpoint: new URL(place.endpoint) };
}
