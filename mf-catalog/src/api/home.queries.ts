import type { ApiClient } from '@dana/api-client';
import type { Home, HomeTheme } from '@dana/contracts/api/home';
import { offers } from '@dana/contracts/offers';
import { queryOptions } from '@tanstack/react-query';
import { type ProductView, viewProduct } from '#product/product-view.ts';

export type ProductCollection = { slug: string; title: string; link: string; products: ProductView[] };

/** The home page's data, its products as cards show them. */
export type HomeView = Omit<Home, 'collections'> & { collections: ProductCollection[] };

/** As it is kept, and travels in the page's HTML: a product of several collections is there once. */
type KeptHome = Omit<Home, 'collections'> & {
  products: ProductView[];
  /** `products`: their places in the list above. */
  collections: (Omit<ProductCollection, 'products'> & { products: number[] })[];
};

/** What a home page is made of: slides, banners, categories and titled rows of products. */
export const homeQuery = (api: ApiClient, theme?: HomeTheme) =>
  queryOptions({
    queryKey: ['catalog', 'home', theme ?? null, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<KeptHome> => {
      const schema = () => import('./schemas.ts').then((module) => module.homeAnswerSchema);
      const { data } = await api.get('/home', schema, {
        signal,
        query: offers(api, 'list-filters') ? { theme } : {},
      });
      return {
        ...data,
        sliders: data.sliders.map((slide) => ({ ...slide, created_at: null, default_img_thumb: null })),
        categories: data.categories.map(viewDepartment),
        ...keepCollections(data.collections),
      };
    },
    select: viewHome,
  });

type Department = Home['categories'][number];

/** A home page describes departments; their categories are pictures with a name, and stand in theirs. */
const viewDepartment = (department: Department): Department => ({
  ...department,
  ...withoutAlt(department),
  children: department.children.map((category) => ({
    ...category,
    ...withoutAlt(category),
    description: '',
    parent_id: null,
  })),
});

/** Their names stand beside their pictures. */
const withoutAlt = ({ image }: Pick<Department, 'image'>) => ({ image: image && { ...image, alt: '' } });

function keepCollections(collections: Home['collections']): Pick<KeptHome, 'products' | 'collections'> {
  const cards = new Map(collections.flatMap(({ products }) => products.map((card) => [card.id, card])));
  const places = new Map([...cards.keys()].map((id, place) => [id, place]));
  return {
    products: [...cards.values()].map(viewProduct),
    collections: collections.map(({ slug, title, link, products }) => ({
      slug,
      title,
      link,
      products: products.flatMap(({ id }) => places.get(id) ?? []),
    })),
  };
}

function viewHome({ products, collections, ...home }: KeptHome): HomeView {
  return {
    ...home,
    collections: collections.map((collection) => ({
      ...collection,
      products: collection.products.flatMap((place) => products[place] ?? []),
    })),
  };
}
