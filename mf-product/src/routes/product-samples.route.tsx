import { paths } from '@dana/contracts/paths';
import { type PageHead, PageNotFound, type PageRequest, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { productQuery } from '#api/product.queries.ts';
import { sampleQuery } from '#api/sample.queries.ts';
import type { GalleryForm } from '#features/gallery/product-pictures.ts';
import { chooseSample, type ProductForm, productForms } from '#features/samples/choose-sample.ts';
import { loadProduct } from './load-product.ts';
import { productHead } from './product-head.ts';
import { ProductPageView } from './product-page-view.tsx';

const galleryForms: Partial<Record<ProductForm, GalleryForm>> = {
  gallery: 'mosaic',
  list: 'stack',
  slider: 'slider',
};

/** `/product-details` and its six forms, each with a product of the shop that suits it. */
export function Component() {
  const { api } = useShell();
  const form = formOf(useLocation().pathname);
  const { data: slug } = useQuery(sampleOf(api, form));
  const query = useQuery({ ...productQuery(api, slug ?? ''), enabled: Boolean(slug) });
  if (!query.data) return null;
  return (
    <ProductPageView
      // Another form is another page: nothing of what was chosen before goes with it.
      key={form}
      product={query.data}
      query={query}
      galleryForm={form && galleryForms[form]}
      accent={form}
    />
  );
}

export async function loader(request: PageRequest): Promise<void> {
  const { api, queryClient, path } = request;
  const slug = await queryClient.fetchQuery(sampleOf(api, formOf(path)));
  if (!slug) throw new PageNotFound();
  await loadProduct(request, slug);
}

export function head(request: PageRequest): PageHead {
  const { api, queryClient, path, t } = request;
  const form = formOf(path);
  const slug = queryClient.getQueryData(sampleOf(api, form).queryKey);
  const product = slug ? queryClient.getQueryData(productQuery(api, slug).queryKey) : undefined;
  if (!product) return { title: t('page.title') };
  return {
    ...productHead(product, request, form && galleryForms[form]),
    // The product has a page of its own; this one shows a form of it.
    canonicalPath: paths.product(product.slug),
    isPrivate: true,
  };
}

function sampleOf(api: PageRequest['api'], form: ProductForm | undefined) {
  return sampleQuery(api, form ?? 'plain', (products) => chooseSample(products, form));
}

function formOf(path: string): ProductForm | undefined {
  return productForms.find((form) => path.endsWith(`/product-details-${form}`));
}
