import { createDiskStore } from './disk-store.ts';
import type { Store } from './store.ts';
import { readStoreSettings } from './store-settings.ts';
import { withDeadlines } from './with-deadlines.ts';

/**
 * The release store of this process: the S3 storage or NATS server that its settings name, otherwise the folder.
 * Errors: throws on settings that cannot be used, and where the server cannot be reached.
 */
export async function openStore(folder: string): Promise<Store> {
  return withDeadlines(await openKind(folder));
}

async function openKind(folder: string): Promise<Store> {
  const settings = readStoreSettings(process.env);
  if (settings === null) return createDiskStore(folder);
  // Loaded only here: a local command must not wait for a client that it does not need.
  if ('s3' in settings) return (await import('./s3/s3-store.ts')).createS3Store(settings.s3);
  return (await import('./nats/nats-store.ts')).createNatsStore(settings.nats);
}
