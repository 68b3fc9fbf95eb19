import { type PageHead, type PagePreview, type PageRequest, usePageParams, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#api/product.queries.ts';
import { breadcrumbJsonLd, productJsonLd } from '#features/seo/product-json-ld.ts';
import { knownProduct } from './known-product.ts';
import { loadProduct } from './load-product.ts';
import { productHead } from './product-head.ts';
import { ProductPageView } from './product-page-view.tsx';
import { ProductPreview } from './product-preview.tsx';

/** False in the browser's build, which leaves out what only search engines read. Set by the build. */
declare const __ON_SERVER__: boolean;

/** The page of one product; `id` is its slug. */
export function Component() {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const query = useQuery(productQuery(api, id));
  return query.data ? <ProductPageView product={query.data} query={query} /> : null;
}

export function loader(request: PageRequest): Promise<void> {
  return loadProduct(request, request.params.id ?? '');
}

/** From a card of this shop: its picture, name and price stand there while the rest is fetched and drawn. */
export function preview(request: PageRequest): PagePreview | undefined {
  const product = knownProduct(request, request.params.id ?? '');
  return product && { title: product.name, element: <ProductPreview product={product} /> };
}

export function head(request: PageRequest): PageHead {
  const { api, queryClient, params, t } = request;
  const product = queryClient.getQueryData(productQuery(api, params.id ?? '').queryKey);
  if (!product) return { title: t('page.title') };
  const context = { ...request, homeName: t('page.home') };
  return {
    ...productHead(product, request),
    ...(__ON_SERVER__ && {
      jsonLd: [productJsonLd(product, product.ratings, context), breadcrumbJsonLd(product, context)],
    }),
  };
}
