import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';
import { type NamedLink, type ProductView, viewProduct } from '#product/product-view.ts';

export type SuggestionsView = {
  categories: NamedLink[];
  brands: NamedLink[];
  products: ProductView[];
  /** What was searched for instead of what was typed. */
  corrected: string | undefined;
  /** The products have most of the words, and none has all. */
  hasSomeWords: boolean;
};

/** Shorter texts match nearly everything. Unit: characters. */
export const shortestQuery = 2;

const productCount = 6;

/** What a search field offers for a text. The call is dropped as soon as another text is asked for. */
export const suggestionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['catalog', 'suggestions', text, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<SuggestionsView> => {
      const schema = () => import('./schemas.ts').then((module) => module.suggestionsAnswerSchema);
      const { data } = await api.get('/search/suggestions', schema, { signal, query: { q: text } });
      const link = ({ name, slug }: NamedLink): NamedLink => ({ name, slug });
      return {
        categories: data.categories.map(link),
        brands: data.brands.map(link),
        products: data.products.slice(0, productCount).map(viewProduct),
        corrected: data.search?.corrected ?? undefined,
        hasSomeWords: data.search?.some_words ?? false,
      };
    },
    enabled: text.length >= shortestQuery,
    // Help that does not come at once is none: the form works without.
    retry: false,
  });
