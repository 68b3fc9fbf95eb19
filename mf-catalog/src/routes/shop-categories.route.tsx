import { paths } from '@dana/contracts/paths';
import type { PageHead, PageRequest } from '@dana/runtime';
import { categoriesQuery } from '#api/categories.queries.ts';
import { breadcrumbJsonLd } from '#features/listing/list-json-ld.ts';

/** False in the browser's build, which leaves out what only search engines read. Set by the build. */
declare const __ON_SERVER__: boolean;

export { CategoriesPage as Component } from '#features/categories/categories-page.tsx';

/** The tree of categories. */
export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  await queryClient.query(categoriesQuery(api));
}

/** Title and the way here. */
export function head(request: PageRequest): PageHead {
  const { t } = request;
  const crumbs = [
    { text: t('breadcrumbs.home'), href: paths.home() },
    { text: t('shop.title'), href: paths.shop() },
    { text: t('categories.title') },
  ];
  return {
    title: t('categories.title'),
    description: t('categories.text'),
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbJsonLd(request, crumbs)] }),
  };
}
