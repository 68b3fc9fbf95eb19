import { localPath, paths } from '@dana/contracts/paths';
import type { PageRequest } from '@dana/runtime';
import { brandsQuery } from '#api/brands.queries.ts';
import { categoriesQuery } from '#api/categories.queries.ts';
import { productsQuery } from '#api/products.queries.ts';
import { type ListingScope, productsQueryOf } from './listing-query.ts';
import { readListing } from './listing-state.ts';

type JsonLd = Record<string, unknown>;

/** The products of the page that was loaded, for search engines; none where it lists none. */
export function itemListJsonLd(request: PageRequest, scope: ListingScope): JsonLd[] {
  const { api, queryClient, search } = request;
  const facets = {
    categories: queryClient.getQueryData(categoriesQuery(api).queryKey) ?? [],
    brands: queryClient.getQueryData(brandsQuery(api).queryKey) ?? [],
  };
  const query = productsQueryOf(readListing(search), scope, facets);
  const answer = queryClient.getQueryData(productsQuery(api, query).queryKey);
  if (!answer || answer.products.length === 0) return [];
  const first = (answer.meta.current_page - 1) * answer.meta.per_page + 1;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: answer.meta.total,
      itemListElement: answer.products.map(({ name, slug }, index) => ({
        '@type': 'ListItem',
        position: first + index,
        name,
        url: absolute(request, paths.product(slug)),
      })),
    },
  ];
}

/** The way to a page for search engines. The last step is the page itself. */
export function breadcrumbJsonLd(
  request: PageRequest,
  crumbs: readonly { text: string; href?: string | undefined }[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absolute(request, href ?? request.path),
    })),
  };
}

function absolute({ publicOrigin, locale }: PageRequest, path: string): string {
  return `${publicOrigin}${localPath(locale, path)}`;
}
