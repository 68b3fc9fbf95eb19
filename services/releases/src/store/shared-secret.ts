import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** A key that all edges over one store sign and check with; made by the first who needs it. It outlives restarts. */
export async function sharedSecret(store: Store, name: 'preview' | 'visits' | 'counts'): Promise<string> {
  const key = `secrets/${name}.json`;
  const fresh = { secret: randomBytes(32).toString('base64url') };
  const bytes =
    (await store.get(key)) ??
    ((await store.putIfAbsent(key, new TextEncoder().encode(JSON.stringify(fresh)))) === 'created'
      ? undefined
      : await store.get(key));
  if (bytes === undefined) return fresh.secret;
  return (JSON.parse(new TextDecoder().decode(bytes)) as typeof fresh).secret;
}
