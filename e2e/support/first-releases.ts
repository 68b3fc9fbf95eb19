import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedShop } from './shared-shop.ts';

/** The shared shop's release store as it was before the suites. */
const firstReleases = join(sharedShop.dataDir, 'first-releases');
/** The machine's key, and its public half that says that everything is signed with it. */
const keyFiles = ['release-key', 'release-key.pub'];

/** Keeps the shared shop's release store as it is now. */
export async function keepFirstReleases(): Promise<void> {
  await rm(firstReleases, { recursive: true, force: true });
  await cp(join(sharedShop.dataDir, 'releases'), firstReleases, { recursive: true });
}

/** Has another shop begin with those releases, and with the key that signs for them. */
export async function beginWithFirstReleases(dataDir: string): Promise<void> {
  await cp(firstReleases, join(dataDir, 'releases'), { recursive: true });
  for (const file of keyFiles) await cp(join(sharedShop.dataDir, file), join(dataDir, file));
}
