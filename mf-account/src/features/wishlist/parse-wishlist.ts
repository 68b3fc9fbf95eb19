import { emptyWishlist, type Wishlist, type WishlistItem } from './wishlist-item.ts';

/** Reads what was in local storage. Anything that is not a wishlist is left out; nothing of it ever throws. */
export function parseWishlist(text: string | null): Wishlist {
  const stored = parseJson(text);
  const { items, removals, aside } = Array.isArray(stored)
    ? { items: stored, removals: [], aside: [] }
    : fieldsOf(stored);
  const others = readItems(aside);
  return {
    items: readItems(items),
    removals: asList(removals).flatMap(readRemoval),
    ...(others.length > 0 ? { aside: others } : {}),
  };
}

function readItems(value: unknown): WishlistItem[] {
  const read = asList(value).flatMap(readItem);
  return read.filter(
    (item, index) => read.findIndex((other) => other.productId === item.productId) === index,
  );
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? emptyWishlist : JSON.parse(text);
  } catch {
    return emptyWishlist;
  }
}

function readItem(value: unknown): WishlistItem[] {
  const { productId, slug, title, addedAtMs, seenPrice, favoriteId, owner } = fieldsOf(value);
  const id = readId(productId);
  if (id === undefined || typeof slug !== 'string' || slug === '' || typeof title !== 'string') return [];
  const known = readId(favoriteId);
  return [
    {
      productId: id,
      slug,
      title,
      addedAtMs: typeof addedAtMs === 'number' && Number.isFinite(addedAtMs) ? addedAtMs : 0,
      ...readPrice(seenPrice),
      ...(known === undefined ? {} : { favoriteId: known }),
      ...(typeof owner === 'string' && owner !== '' ? { owner } : {}),
    },
  ];
}

function readPrice(value: unknown): Pick<WishlistItem, 'seenPrice'> {
  const { amount, currency } = fieldsOf(value);
  const isPrice = typeof amount === 'number' && Number.isFinite(amount) && typeof currency === 'string';
  return isPrice ? { seenPrice: { amount, currency } } : {};
}

function readRemoval(value: unknown): Wishlist['removals'] {
  const { productId, favoriteId } = fieldsOf(value);
  const [id, known] = [readId(productId), readId(favoriteId)];
  return id === undefined || known === undefined ? [] : [{ productId: id, favoriteId: known }];
}

function readId(value: unknown): string | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  // Every field is checked where it is read.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
