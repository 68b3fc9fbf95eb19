import type { Category } from '@dana/contracts/api/category';
import type { ListMeta } from '@dana/contracts/api/envelope';
import type { ComponentType } from 'react';
import { ProductRow } from '#product/product-row.tsx';
import type { DescribedProduct } from '#product/product-view.ts';
import type { ListingState } from './listing-state.ts';

/** A search that found nothing, as its help knows it. */
export type EmptySearch = {
  state: ListingState;
  meta: ListMeta | undefined;
  categories: readonly Category[];
  goTo: (next: ListingState) => void;
};

/** How a listing stands on the page. All listings have the same state, filters and products. */
export type ListingLayout = {
  /**
   * From 992 px on: a column at the start or the end, a panel under the toolbar, or a sheet. Narrower pages have the
   * sheet wherever there are filters. With `none` an address with filters still works, and its chips are shown.
   */
  filters: 'start' | 'end' | 'panel' | 'sheet' | 'none';
  width: 'content' | 'wide' | 'fluid';
  /** How many cards stand in a row of a wide page; `threeOrFour`: four from 1400 px on. */
  cards: 'three' | 'four' | 'threeOrFour';
  /** `more`: pages are appended to each other. */
  paging: 'pages' | 'more';
  /** The view that needs no mark in the address; undefined: cards, and there is nothing to choose. */
  view: 'grid' | 'list' | undefined;
  /** Where the words of a search find nothing. Given by the page that searches, so that no other page carries it. */
  help?: ComponentType<{ listing: EmptySearch }>;
  /** A product in the view of rows, where there is one. */
  row?: ComponentType<{ product: DescribedProduct }>;
};

/** Filters in a column at the start: the layout of /shop, of categories and of brands. */
export const asideLayout: ListingLayout = {
  filters: 'start',
  width: 'content',
  cards: 'three',
  paging: 'pages',
  view: 'grid',
  row: ProductRow,
};

/** The listings of the whole shop, by path. Source: docs/shop-rules.md. */
const shopLayouts: Record<string, ListingLayout> = {
  '/shop': asideLayout,
  '/shop-right-sidebar': { ...asideLayout, filters: 'end' },
  '/shop-no-sidebar': { ...asideLayout, filters: 'none', cards: 'four' },
  '/shop-list': { ...asideLayout, view: 'list' },
  '/shop-full-width': { ...asideLayout, width: 'fluid', cards: 'threeOrFour' },
  '/shop-1600': { ...asideLayout, width: 'wide', cards: 'threeOrFour' },
  '/shop-filter-dropdown': { ...asideLayout, filters: 'panel', cards: 'four' },
  '/shop-filter-offcanvas': { ...asideLayout, filters: 'sheet', cards: 'four' },
  '/shop-load-more': { ...asideLayout, paging: 'more' },
};

/** The layout of a path of the shop, without language prefix. */
export function shopLayoutOf(path: string): ListingLayout {
  return shopLayouts[path] ?? asideLayout;
}
