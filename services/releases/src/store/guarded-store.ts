import { checkedKey } from './key.ts';
import { ReleaseRefusal, type Store, StoreUnreachable } from './store.ts';

/** Long enough for storage that tries again by itself; whole builds take their time. Unit: milliseconds. */
const usual = { callMs: 20_000, treeMs: 300_000, closeMs: 2_000 };

/**
 * What all kinds of storage have in common: no key with tricks reaches one, what fails there is `StoreUnreachable`, and no call is
 * waited for without end: storage that takes a call and never answers cannot be reached.
 */
export function guardedStore(storage: Store, { callMs, treeMs, closeMs } = usual): Store {
  async function reached<Answer>(what: string, limitMs: number, call: () => Promise<Answer>) {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(`no answer within ${limitMs / 1_000} s`), limitMs);
    try {
      return await Promise.race([call(), late.promise]);
    } catch (error) {
      throw error instanceof ReleaseRefusal ? error : new StoreUnreachable(what, error);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    ...storage,
    putIfAbsent: (key, bytes) =>
      reached(`write ${key}`, callMs, async () => storage.putIfAbsent(checkedKey(key), bytes)),
    get: (key) => reached(`read ${key}`, callMs, async () => storage.get(checkedKey(key))),
    list: (prefix) => reached(`list ${prefix}`, callMs, async () => storage.list(checkedKey(prefix))),
    putHint: (key, bytes) =>
      reached(`write ${key}`, callMs, async () => storage.putHint(checkedKey(key), bytes)),
    remove: (key) => reached(`remove ${key}`, callMs, async () => storage.remove(checkedKey(key))),
    sweep: (before) => reached('sweep', treeMs, () => storage.sweep(before)),
    inventory: () => reached('list everything', treeMs, () => storage.inventory()),
    putTree: (prefix, files) =>
      reached(`write ${prefix}`, treeMs, async () => {
        for (const { path } of files) checkedKey(path);
        return storage.putTree(checkedKey(prefix), files);
      }),
    getTree: (prefix) => reached(`read ${prefix}`, treeMs, async () => storage.getTree(checkedKey(prefix))),
    removeTree: (prefix) =>
      reached(`remove ${prefix}`, treeMs, async () => storage.removeTree(checkedKey(prefix))),
    watch: (prefix, wake) => storage.watch(checkedKey(prefix), wake),
    // What is not let go of ends with the process.
    close: async () =>
      storage.close && (await reached('close', closeMs, storage.close).catch(() => undefined)),
  };
}
