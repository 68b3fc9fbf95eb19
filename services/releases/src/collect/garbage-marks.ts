import type { Store } from '../store/store.ts';

const markKey = (tree: string): string => `garbage/${tree.replaceAll('/', '+')}.json`;

/** Marks a tree as garbage, once. @returns since when it is. */
export async function markGarbage(
  store: Store,
  tree: string,
  now: Date,
): Promise<{ isNew: boolean; at: Date }> {
  const bytes = new TextEncoder().encode(JSON.stringify({ at: now.toISOString() }));
  if ((await store.putIfAbsent(markKey(tree), bytes)) === 'created') return { isNew: true, at: now };
  const mark = await store.get(markKey(tree));
  const { at } = JSON.parse(mark ? new TextDecoder().decode(mark) : '{}') as { at?: string };
  return { isNew: false, at: at ? new Date(at) : now };
}

/** Takes the mark away: the tree is needed again, or gone. */
export const unmarkGarbage = (store: Store, tree: string): Promise<void> => store.remove(markKey(tree));
