import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The log first: what it names is there by then. Tokens, secrets and keys stay where they are. */
const parts = ['registry', 'published', 'releases', 'assets'];
/** A key that this storefront made itself, before the shop had released anything, signed none of what is brought. */
const ofOwnKey = ['release-key', 'release-key.pub', 'releases/keys', 'releases/signatures'];

/**
 * Brings what a shop has released into the data of a dev storefront, which then changes nothing of the shop's.
 * @returns false where the shop has released nothing yet.
 */
export async function copyReleases(shopData: string, ownData: string): Promise<boolean> {
  const source = join(shopData, 'releases');
  const target = join(ownData, 'releases');
  await rm(join(ownData, 'edge'), { recursive: true, force: true });
  if (!existsSync(join(source, 'registry'))) return false;
  await mkdir(target, { recursive: true });
  for (const part of ofOwnKey) await rm(join(ownData, part), { recursive: true, force: true });
  for (const part of parts) {
    // Builds never change under their address.
    if (part !== 'assets') await rm(join(target, part), { recursive: true, force: true });
    if (existsSync(join(source, part)))
      await cp(join(source, part), join(target, part), {
        recursive: true,
        force: part !== 'assets',
        mode: constants.COPYFILE_FICLONE,
      });
  }
  return true;
}
