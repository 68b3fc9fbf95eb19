import type { Facets } from './facets.ts';
import type { OptionFacets } from './option-facets.ts';

/** A page of ids with what is said about the whole list. Prices in fils, over everything but the price filter. */
export type ListedIds = {
  ids: number[];
  total: number;
  /** There are more than `total`, which is as far as was counted. */
  isMore: boolean;
  facets: Facets & OptionFacets;
  minPriceFils: number;
  maxPriceFils: number;
};
