import { isApiError } from '@dana/api-client';
import type { SlotProps } from '@dana/contracts/slots';
import { type PageRequest, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { collectionQuery, relatedProductsQuery } from '#api/product-rows.queries.ts';
import { SeenRow } from '#features/seen/seen-row.tsx';
import { ProductRowOfCards } from '#product/product-row-of-cards.tsx';

type ProductCarouselProps = SlotProps<'catalog.productCarousel'>;
type KnownSource = Exclude<ProductCarouselProps['source'], { seenBefore: string }>;

/** Fetches the products of the row. A product or collection that is not known has none, and the row is not shown. */
export async function loader(
  { api, queryClient }: PageRequest,
  { source }: ProductCarouselProps,
): Promise<void> {
  // What a shopper looked at is known to the browser only.
  if ('seenBefore' in source) return;
  try {
    await queryClient.query(productsOf(api, source));
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/**
 * A titled row of products. It has a heading of level 2 and no landmark; without products it is not there at all.
 */
export function Component({ title, source }: ProductCarouselProps) {
  return 'seenBefore' in source ? (
    <SeenRow title={title} productId={source.seenBefore} />
  ) : (
    <KnownRow title={title} source={source} />
  );
}

function KnownRow({ title, source }: { title: string; source: KnownSource }) {
  const { api } = useShell();
  const products = useQuery(productsOf(api, source)).data ?? [];
  return <ProductRowOfCards title={title} products={products} />;
}

function productsOf(api: PageRequest['api'], source: KnownSource) {
  return 'collection' in source
    ? collectionQuery(api, source.collection)
    : relatedProductsQuery(api, source.relatedTo);
}
