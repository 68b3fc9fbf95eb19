import { StoreUnreachable } from './refusal.ts';
import type { Store } from './store.ts';

/** Long enough for storage that tries again by itself; whole builds take their time. Unit: milliseconds. */
const usual = { callMs: 20_000, treeMs: 300_000, closeMs: 2_000 };

/** A store of which no call is waited for without end: storage that takes a call and never answers cannot be reached. */
export function withDeadlines(store: Store, { callMs, treeMs, closeMs } = usual): Store {
  const within = <Answer>(what: string, limitMs: number, call: Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new StoreUnreachable(what, `no answer within ${limitMs / 1_000} s`));
      const timer = setTimeout(refuse, limitMs);
      call.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  return {
    ...store,
    putIfAbsent: (key, bytes) => within(`write ${key}`, callMs, store.putIfAbsent(key, bytes)),
    get: (key) => within(`read ${key}`, callMs, store.get(key)),
    list: (prefix) => within(`list ${prefix}`, callMs, store.list(prefix)),
    putHint: (key, bytes) => within(`write ${key}`, callMs, store.putHint(key, bytes)),
    remove: (key) => within(`remove ${key}`, callMs, store.remove(key)),
    sweep: (before) => within('sweep', treeMs, store.sweep(before)),
    inventory: () => within('list everything', treeMs, store.inventory()),
    putTree: (prefix, files) => within(`write ${prefix}`, treeMs, store.putTree(prefix, files)),
    getTree: (prefix) => within(`read ${prefix}`, treeMs, store.getTree(prefix)),
    removeTree: (prefix) => within(`remove ${prefix}`, treeMs, store.removeTree(prefix)),
    // What is not let go of ends with the process.
    close: async () => store.close && (await within('close', closeMs, store.close()).catch(() => undefined)),
  };
}
