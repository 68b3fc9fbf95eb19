import { type ApiClient, isApiError } from '@dana/api-client';
import type { Page } from '@dana/contracts/api/page';
import type { AboutFacts } from '@dana/contracts/shop/shop-facts';
import { offers } from '@dana/contracts/offers';
import { queryOptions } from '@tanstack/react-query';

/** What the shop tells of itself besides that page; null where it tells nothing. */
export const aboutShopQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'about-shop', api.locale],
    queryFn: async (): Promise<AboutFacts | null> => (await api.readAbout?.()) ?? null,
    staleTime: 600_000,
  });

/** GET /page/about; null where nobody has written it yet, and the page's own words stand in. */
export const aboutPageQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'about', api.locale],
    queryFn: async ({ signal }): Promise<Page | null> => {
      const schema = () => import('./schemas.ts').then((module) => module.pageAnswerSchema);
      // A page that is not there is an error in the console: another shop's list says first whether it is.
      if (!offers(api, 'own-pages') && !(await hasPage(api, 'about', signal))) return null;
      try {
        return (await api.get('/page/about', schema, { signal })).data;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });

async function hasPage(api: ApiClient, wanted: string, signal: AbortSignal): Promise<boolean> {
  const schema = () => import('./schemas.ts').then((module) => module.pagesAnswerSchema);
  return (await api.get('/page', schema, { signal })).data.some(({ slug }) => slug === wanted);
}

/** How much there is in the shop, counted by its own lists: numbers that are true today. */
export const shopFiguresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'about-figures', api.locale],
    queryFn: async ({ signal }) => {
      const [products, categories, brands] = await Promise.all([
        api.get('/products', () => import('./schemas.ts').then((module) => module.productsAnswerSchema), {
          query: { per_page: 1 },
          signal,
        }),
        api.get('/categories', () => import('./schemas.ts').then((module) => module.categoriesAnswerSchema), {
          signal,
        }),
        api.get('/brands', () => import('./schemas.ts').then((module) => module.brandsAnswerSchema), {
          signal,
        }),
      ]);
      return {
        products: products.meta.total,
        categories: categories.data.reduce((sum, { children }) => sum + Math.max(1, children.length), 0),
        brands: brands.data.length,
      };
    },
  });

/** GET /brands: the makers, in the order of the API. */
export const brandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'brands', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.brandsAnswerSchema);
      return (await api.get('/brands', schema, { signal })).data;
    },
  });
