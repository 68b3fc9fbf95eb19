import { type ApiClient, isApiError } from '@dana/api-client';
import { offers } from '@dana/contracts/offers';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';
import { type DescribedProduct, describeProduct, type NamedLink } from '#product/product-view.ts';

/** A product with what is worth comparing. */
export type ComparedProduct = DescribedProduct & {
  sku: string;
  brand: NamedLink | undefined;
  description: string;
  /** Its specifications, in its own order. */
  facts: { name: string; value: string }[];
};

const productsSchema = () => import('./schemas.ts').then((module) => module.productsAnswerSchema);
const productSchema = () => import('./schemas.ts').then((module) => module.productAnswerSchema);

/**
 * Products side by side, in the order of their ids; null in place of one that no longer exists.
 * @param slugs – by id, for a back end that cannot be asked for ids: what is not in it is not found there.
 */
export const comparisonQuery = (
  api: ApiClient,
  ids: readonly string[],
  slugs: ReadonlyMap<string, string> = new Map(),
) =>
  queryOptions({
    queryKey: ['catalog', 'comparison', ids, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<(ComparedProduct | null)[]> => {
      if (ids.length === 0) return [];
      const found = offers(api, 'list-filters') ? await slugsOf(api, ids, signal) : slugs;
      return Promise.all(
        ids.map(async (id) => {
          const slug = found.get(id);
          return slug === undefined ? null : detailsOf(api, slug, signal);
        }),
      );
    },
  });

async function slugsOf(
  api: ApiClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const query = { ids: ids.map(plainId).join(','), per_page: ids.length };
  const { data } = await api.get('/products', productsSchema, { signal, query });
  return new Map(data.map(({ id, slug }) => [id, slug]));
}

async function detailsOf(api: ApiClient, slug: string, signal: AbortSignal): Promise<ComparedProduct | null> {
  try {
    const { data } = await api.get(`/products/${encodeURIComponent(slug)}`, productSchema, { signal });
    const facts = data.additional_information.map(({ key, value }) => ({ name: key, value }));
    const { sku, brand_details: maker, excerpt: description } = data;
    const brand = maker ? { name: maker.name, slug: maker.slug } : undefined;
    return { ...describeProduct(data), sku, brand, description, facts };
  } catch (error) {
    // Taken out of the shop between two calls.
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
