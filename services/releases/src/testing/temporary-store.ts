import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDiskStore } from '../store/disk-store.ts';

/** A folder on the real disk that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dana-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty disk store for one test. */
export async function temporaryStore() {
  const folder = join(await temporaryFolder(), 'releases');
  return { folder, store: createDiskStore(folder) };
}
