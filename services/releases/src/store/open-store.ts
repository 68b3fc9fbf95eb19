import { createDiskStore } from './disk-store.ts';
import type { Store } from './store.ts';
import { readStoreSettings } from './store-settings.ts';

/**
 * The release store of this process: the NATS server that its settings name, otherwise the folder.
 * Errors: throws on settings that cannot be used, and where the server cannot be reached.
 */
export async function openStore(folder: string): Promise<Store> {
  const settings = readStoreSettings(process.env);
  if (settings === null) return createDiskStore(folder);
  // Loaded only here: a local command must not wait for a client that it does not need.
  const { createNatsStore } = await import('./nats/nats-store.ts');
  return createNatsStore(settings);
}
