import type { ApiClient } from '@dana/api-client';
import type { Home, HomeTheme } from '@dana/contracts/api/home';
import { queryOptions } from '@tanstack/react-query';
import { type ProductView, viewProduct } from '#product/product-view.ts';

export type ProductCollection = { slug: string; title: string; link: string; products: ProductView[] };

/** The home page's data, its products as cards show them: what is kept travels in the page's HTML as well. */
export type HomeView = Omit<Home, 'collections'> & { collections: ProductCollection[] };

/** What a home page is made of: slides, banners, categories and titled rows of products. */
export const homeQuery = (api: ApiClient, theme?: HomeTheme) =>
  queryOptions({
    queryKey: ['catalog', 'home', theme ?? null, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<HomeView> => {
      const schema = () => import('./schemas.ts').then((module) => module.homeAnswerSchema);
      const { data } = await api.get('/home', schema, { signal, query: { theme } });
      return {
        ...data,
        sliders: data.sliders.map((slide) => ({ ...slide, created_at: null, default_img_thumb: null })),
        categories: data.categories.map(viewDepartment),
        collections: data.collections.map(viewCollection),
      };
    },
  });

/** A home page describes departments; their categories are pictures with a name. */
const viewDepartment = (department: Home['categories'][number]): Home['categories'][number] => ({
  ...department,
  children: department.children.map((category) => ({ ...category, description: '' })),
});

function viewCollection({ slug, title, link, products }: Home['collections'][number]): ProductCollection {
  return { slug, title, link, products: products.map(viewProduct) };
}
