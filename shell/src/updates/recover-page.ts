import type { InlineComposition } from '@dana/contracts/release';
import { reloadOnce } from './reload-guard.ts';
import { isNewer, readLive } from './watch-updates.ts';

/**
 * Called when no version of a page's remote could be loaded. A tab that is older than the live shop may ask for files
 * that are gone: it gets a new document, once. In all other cases a new document would fail in the same way.
 * @returns whether the document is being reloaded.
 */
export async function recoverPage(present: Pick<InlineComposition, 'id' | 'revision'>): Promise<boolean> {
  try {
    return isNewer(await readLive(), present) && reloadOnce();
  } catch {
    return false;
  }
}
