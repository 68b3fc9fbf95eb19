import { paths } from '@dana/contracts/paths';
import { foldText } from '@dana/contracts/text-folding';
import { identifierText } from '@dana/contracts/typed-text';
import type { SuggestionsView } from '#api/suggestions.queries.ts';
import type { ProductView } from '#product/product-view.ts';

/** One line of the list. `to` is a path of the shop. */
export type SuggestionOption = {
  kind: 'recent' | 'category' | 'brand' | 'product' | 'all';
  text: string;
  to: string;
  product?: ProductView;
};

export type OptionGroup = {
  kind: SuggestionOption['kind'];
  options: SuggestionOption[];
  /** Its products are not for what was typed, but for this, or for most of the words only. */
  instead?: { corrected: string | undefined };
};

type Offer = {
  typed: string;
  productType: string;
  recent: readonly string[];
  found: SuggestionsView | undefined;
};

/** What is offered, in its order: earlier searches, categories, brands, products, and all results. */
export function suggestionGroups({ typed, productType, recent, found }: Offer): OptionGroup[] {
  const text = identifierText(typed);
  const searchFor = (searchText: string) => paths.search({ searchText, ...(productType && { productType }) });
  const groups: OptionGroup[] = [
    {
      kind: 'recent',
      options: recent
        .filter((search) => foldText(search).startsWith(foldText(text)) && search !== text)
        .map((search) => ({ kind: 'recent', text: search, to: searchFor(search) })),
    },
    {
      kind: 'category',
      options: (found?.categories ?? []).map(({ name, slug }) => ({
        kind: 'category',
        text: name,
        to: paths.category(slug),
      })),
    },
    {
      kind: 'brand',
      options: (found?.brands ?? []).map(({ name, slug }) => ({
        kind: 'brand',
        text: name,
        to: paths.brand(slug),
      })),
    },
    {
      kind: 'product',
      ...((found?.corrected || found?.hasSomeWords) && { instead: { corrected: found.corrected } }),
      options: (found?.products ?? []).map((product) => ({
        kind: 'product',
        text: product.name,
        to: paths.product(product.slug),
        product,
      })),
    },
    { kind: 'all', options: text ? [{ kind: 'all', text, to: searchFor(text) }] : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
