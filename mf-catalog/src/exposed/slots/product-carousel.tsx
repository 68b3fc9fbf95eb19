import { isApiError } from '@dana/api-client';
import type { SlotProps } from '@dana/contracts/slots';
import { useTexts } from '@dana/i18n';
import { type PageRequest, useShell } from '@dana/runtime';
import { SectionHeading } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { useQuery } from '@tanstack/react-query';
import { collectionQuery, relatedProductsQuery } from '#api/products.queries.ts';
import { carouselTexts } from '#product/carousel-texts.ts';
import { ProductCard } from '#product/product-card.tsx';

type ProductCarouselProps = SlotProps<'catalog.productCarousel'>;

/** Fetches the products of the row. A product or collection that is not known has none, and the row is not shown. */
export async function loader({ api, queryClient }: PageRequest, props: ProductCarouselProps): Promise<void> {
  try {
    await queryClient.query(productsOf(api, props));
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/**
 * A titled row of products: those of a collection, or those that go with a product. It has a heading of level 2 and no
 * landmark; without products it is not there at all.
 */
export function Component(props: ProductCarouselProps) {
  const { t } = useTexts('catalog');
  const { api } = useShell();
  const products = useQuery(productsOf(api, props)).data ?? [];
  if (products.length === 0) return null;
  return (
    <>
      <SectionHeading title={props.title} />
      <Carousel label={t('carousel.of', { title: props.title })} texts={carouselTexts(t)} slides="cards">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </>
  );
}

function productsOf(api: PageRequest['api'], { source }: ProductCarouselProps) {
  return 'collection' in source
    ? collectionQuery(api, source.collection)
    : relatedProductsQuery(api, source.relatedTo);
}
