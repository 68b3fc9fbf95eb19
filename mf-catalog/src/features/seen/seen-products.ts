import { storedList } from '@dana/runtime';

/** How many products are remembered: a row of them, and the one that is being looked at. */
const seenCount = 9;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The products that this shopper looked at, the last one first, by id. */
const seen = storedList('browser', 'seen.v1', isText, 'store.seen.v1');

/** Remembers a product as looked at. @returns the others, the last one first. */
export function rememberSeen(productId: string): readonly string[] {
  const others = seen.read().filter((id) => id !== productId);
  seen.write([productId, ...others].slice(0, seenCount));
  return others.slice(0, seenCount - 1);
}
