import { type StoredList, storedList } from '@dana/runtime';

/** What the list must know of a product before the server was asked. */
export type ComparedItem = { productId: string; slug: string; title: string };

/** More than four columns cannot be compared at a glance. Source: docs/shop-rules.md. */
export const compareLimit = 4;

/** The compare list of this browser, the oldest first. */
export function openCompareList(): StoredList<ComparedItem> {
  return storedList('browser', 'compare.v1', isComparedItem, 'store.compare.v1');
}

export type CompareToggle = { kind: 'added' | 'removed'; list: ComparedItem[] } | { kind: 'full' };

/** Adds a product or takes it away. A full list stays as it is. */
export function toggleCompared(list: readonly ComparedItem[], item: ComparedItem): CompareToggle {
  const others = list.filter(({ productId }) => productId !== item.productId);
  if (others.length < list.length) return { kind: 'removed', list: others };
  if (list.length >= compareLimit) return { kind: 'full' };
  return { kind: 'added', list: [...list, item] };
}

function isComparedItem(value: unknown): value is ComparedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, slug, title } = value as Record<string, unknown>;
  return [productId, slug, title].every((text) => typeof text === 'string');
}
