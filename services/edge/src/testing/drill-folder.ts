import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the shop of a drill and its backups. It goes with the test. */
export async function drillFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dana-drill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
