import type { Store } from '../../store/store.ts';
import { readStored } from '../../store/stored-json.ts';
import { type HookRecord, hookRecordSchema } from '../records/hook-record.ts';

/** Reads all subscriptions of the store, each of them once: they never change. Those of a newer release are left out. */
export function createHookReader(store: Store): () => Promise<HookRecord[]> {
  let known = new Map<string, HookRecord | undefined>();
  return async () => {
    const next = new Map<string, HookRecord | undefined>();
    for (const key of await store.list('hooks'))
      next.set(key, known.has(key) ? known.get(key) : await readStored(store, key, hookRecordSchema));
    known = next;
    return [...next.values()].filter((record) => record !== undefined);
  };
}
