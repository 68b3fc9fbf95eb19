import { createDiskStore } from './disk-store.ts';
import type { Store } from './store.ts';

/**
 * The release store of this process: `RELEASE_STORE` names a NATS server (`nats://…`, `tls://…`, several with commas),
 * with `RELEASE_STORE_NAME` and `RELEASE_STORE_REPLICAS`; otherwise it is the folder.
 * Errors: throws on another address.
 */
export async function openStore(folder: string): Promise<Store> {
  const {
    RELEASE_STORE: servers,
    RELEASE_STORE_NAME: name = 'dana',
    RELEASE_STORE_REPLICAS = '1',
  } = process.env;
  if (!servers) return createDiskStore(folder);
  if (!/^(nats|tls):\/\//.test(servers))
    throw new Error(`RELEASE_STORE is "${servers}"; expected nats://host:4222, or nothing for a folder.`);
  // Loaded only here: a local command must not wait for a client that it does not need.
  const { createNatsStore } = await import('./nats/nats-store.ts');
  return createNatsStore({ servers, name, replicas: Number(RELEASE_STORE_REPLICAS) });
}
