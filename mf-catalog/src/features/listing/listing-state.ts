import { currencyDecimals } from '@dana/contracts/currency-decimals';
import { plainNumber } from '@dana/contracts/digits';
import { listPageOf, listPriceMax, listPriceOf } from '@dana/contracts/list-limits';
import { searchedText } from '@dana/contracts/typed-text';

export const statuses = ['on-sale', 'in-stock'] as const;
export type Status = (typeof statuses)[number];

/** `low-to-hight` is spelt so in addresses that are already in use; the right spelling is read as well. */
export const sortKeys = ['default-sorting', 'low-to-hight', 'high-to-low', 'new-added', 'on-sale'] as const;
export type SortKey = (typeof sortKeys)[number];

/** What a listing's address says; the address is the only place where it is kept. */
export type ListingState = {
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** What the prices are meant in; an address without one means dinars. */
  currency: string | undefined;
  statuses: readonly Status[];
  /** Slug, or an id where it is all digits. */
  category: string | undefined;
  brand: string | undefined;
  searchText: string | undefined;
  productType: string | undefined;
  tag: string | undefined;
  /** Ids of sizes, colours and the like. */
  options: readonly string[];
  /** Stars, at least. */
  rating: number | undefined;
  /** What was typed, and nothing in its place. */
  isExact: boolean;
  sort: SortKey;
  /** From 1. */
  page: number;
  /** Only where the shopper chose another one than the listing begins with. */
  view: 'grid' | 'list' | undefined;
};

const views = ['grid', 'list'] as const;
/** Stars that can be asked for as "and more". */
const ratings = [4, 3, 2] as const;

const maximumWordLength = 100;
/** Source: docs/shop-rules.md. */
const defaultCurrency = 'KWD';
const optionsMax = 20;

/** Reads an address. Never throws: what is not understood is as if it were not there. */
export function readListing(search: URLSearchParams): ListingState {
  const [minPrice, maxPrice] = readPrices(search);
  return {
    minPrice,
    maxPrice,
    currency: readCurrency(search.get('currency')),
    statuses: readStatuses(search.getAll('status')),
    category: readWord(search.get('category')),
    brand: readWord(search.get('brand')),
    searchText: readSearch(search.get('searchText')),
    productType: readWord(search.get('productType')),
    tag: readWord(search.get('tag')),
    options: readOptions(search.getAll('options')),
    rating: ratings.find((stars) => String(stars) === plainNumber(search.get('rating') ?? '')),
    isExact: search.get('exact') === '1',
    sort: readSort(search.get('sort')),
    page: listPageOf(search.get('page')),
    view: views.find((view) => view === search.get('view')),
  };
}

/** Writes an address: `?…`, or empty where everything is as it is by default. */
export function writeListing(state: ListingState): string {
  const entries: [string, string | number | undefined][] = [
    ['searchText', state.searchText],
    ['productType', state.productType],
    ['exact', state.isExact ? 1 : undefined],
    ['tag', state.tag],
    ['category', state.category],
    ['brand', state.brand],
    // In one order, whichever was pressed first: one list has one address.
    ['status', statuses.filter((status) => state.statuses.includes(status)).join(',')],
    ['options', state.options.join(',')],
    ['rating', state.rating],
    ['minPrice', state.minPrice],
    ['maxPrice', state.maxPrice],
    ['currency', hasPrices(state) && state.currency !== defaultCurrency ? state.currency : undefined],
    ['sort', state.sort === 'default-sorting' ? undefined : state.sort],
    ['view', state.view],
    ['page', state.page > 1 ? state.page : undefined],
  ];
  const set = entries.filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  // A comma needs no escape in a query, and `status=on-sale,in-stock` is what people send each other.
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Whether a price is filtered by. */
export const hasPrices = ({ minPrice, maxPrice }: ListingState): boolean =>
  minPrice !== undefined && maxPrice !== undefined;

/**
 * The listing with its prices in another currency; as it is where they are meant in it already, or where there are none. Where
 * nobody knows what one is worth in the other, the listing without them: they would mean something else.
 * @param rates – units of each currency for one dinar.
 */
export function inCurrency(
  state: ListingState,
  currency: string,
  rates: Readonly<Record<string, number>>,
): ListingState {
  const { minPrice, maxPrice, currency: meant = defaultCurrency } = state;
  if (minPrice === undefined || maxPrice === undefined || meant === currency) return state;
  const [from, to] = [rates[meant], rates[currency]];
  if (!from || !to)
    return changeListing(state, { minPrice: undefined, maxPrice: undefined, currency: undefined });
  const scale = 10 ** currencyDecimals(currency);
  const convert = (price: number) => Math.min(Math.round((price / from) * to * scale) / scale, listPriceMax);
  return { ...state, minPrice: convert(minPrice), maxPrice: convert(maxPrice), currency };
}

/** The same listing with another filter or order, from its first page on. */
export function changeListing(state: ListingState, change: Partial<ListingState>): ListingState {
  return { ...state, page: 1, ...change };
}

/** The listing without its filters. Order and view are no filters; on the search page the query is none either. */
export function resetFilters(state: ListingState, { keepsQuery = false } = {}): ListingState {
  const { searchText, isExact, tag } = state;
  const query = keepsQuery ? { searchText, isExact, tag } : {};
  return { ...readListing(new URLSearchParams()), sort: state.sort, view: state.view, ...query };
}

/**
 * Where this address should rather be: an old spelling of the order, or a page behind the last one.
 * @param lastPage – as the API counts, once known.
 * @returns the search part of the better address, or undefined when this one is right.
 */
export function correctedSearch(
  search: URLSearchParams,
  lastPage = Number.POSITIVE_INFINITY,
): string | undefined {
  const state = readListing(search);
  const isMisspelt = search.get('sort') === 'low-to-high';
  if (!isMisspelt && state.page <= lastPage) return undefined;
  return writeListing({ ...state, page: Math.min(state.page, Math.max(1, lastPage)) });
}

/** Both ends or none: the shop applies no half of a filter, so none is shown. */
function readPrices(search: URLSearchParams): [number, number] | [undefined, undefined] {
  const [from, to] = [listPriceOf(search.get('minPrice')), listPriceOf(search.get('maxPrice'))];
  if (from === undefined || to === undefined) return [undefined, undefined];
  return from > to ? [to, from] : [from, to];
}

function readCurrency(text: string | null): string | undefined {
  const code = text?.toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

function readOptions(values: string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).filter((id) => /^\d{1,10}$/.test(id));
  return [...new Set(ids)].slice(0, optionsMax);
}

function readStatuses(values: string[]): Status[] {
  const named = new Set(values.flatMap((value) => value.split(',')).map((value) => value.trim()));
  return statuses.filter((status) => named.has(status));
}

function readWord(text: string | null): string | undefined {
  return text?.trim().slice(0, maximumWordLength) || undefined;
}

function readSort(text: string | null): SortKey {
  if (text === 'low-to-high') return 'low-to-hight';
  return sortKeys.find((key) => key === text) ?? 'default-sorting';
}

/** As the API reads what is searched for. Other words of an address are names, which stay as they are. */
function readSearch(text: string | null): string | undefined {
  return searchedText(text ?? '') || undefined;
}
