import { isApiError } from '@dana/api-client';
import { pictureSources } from '@dana/contracts/media';
import { PageNotFound, type PageHead, type PageRequest, usePageParams, useShell } from '@dana/runtime';
import { productQuery, reviewsQuery } from '#api/product.queries.ts';
import { useQuery } from '@tanstack/react-query';
import { firstPicture, stageSizes } from '#features/gallery/product-pictures.ts';
import { excerptOf, plainText } from '#features/machine-data/plain-text.ts';
import { breadcrumbJsonLd, productJsonLd } from '#features/machine-data/product-json-ld.ts';
import { ProductPageView } from './product-page-view.tsx';

const descriptionMaxLength = 160;

/** The page of one product; `id` is its slug. */
export function Component() {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const { data: product, isRefetchError, refetch } = useQuery(productQuery(api, id));
  if (!product) return null;
  const uncertain = isRefetchError ? { retry: () => void refetch() } : undefined;
  return <ProductPageView product={product} uncertain={uncertain} />;
}

export async function loader({ api, queryClient, params }: PageRequest): Promise<void> {
  const slug = params.id ?? '';
  // Reviews stand far below: a failure of theirs shows there and nowhere else.
  const reviews = queryClient.prefetchQuery(reviewsQuery(api, slug, 1));
  try {
    await queryClient.fetchQuery(productQuery(api, slug));
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw new PageNotFound();
    throw error;
  }
  await reviews;
}

export function head(request: PageRequest): PageHead {
  const { api, queryClient, params, search, t } = request;
  const product = queryClient.getQueryData(productQuery(api, params.id ?? '').queryKey);
  if (!product) return { title: t('page.title') };
  const picture = firstPicture(product, search.get('variant'));
  const sources = picture && pictureSources(picture.full_url);
  const context = { ...request, homeName: t('page.home') };
  return {
    title: product.name,
    description: excerptOf(product.excerpt || plainText(product.description), descriptionMaxLength),
    ...(picture && { image: picture.full_url }),
    ...(sources && { preloadImage: { avifSrcset: sources.avif, sizes: stageSizes } }),
    jsonLd: [productJsonLd(product, product.ratings, context), breadcrumbJsonLd(product, context)],
  };
}
