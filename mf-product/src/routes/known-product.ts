import { type KnownProduct, knownProductKey } from '@dana/contracts/known-product';
import type { QueryClient } from '@tanstack/react-query';

type Visit = { queryClient: QueryClient; locale: string; currency: string };

/** What the shop showed of a product when its link was followed. A card of another release may have left something else. */
export function knownProduct({ queryClient, ...shop }: Visit, slug: string): KnownProduct | undefined {
  const known = queryClient.getQueryData<Partial<KnownProduct>>(knownProductKey(slug, shop));
  const { name, price, oldPrice, rating } = known ?? {};
  const isUsable =
    typeof name === 'string' &&
    [price, rating?.average, rating?.count].every((value) => typeof value === 'number') &&
    (oldPrice === null || typeof oldPrice === 'number');
  return isUsable ? (known as KnownProduct) : undefined;
}
