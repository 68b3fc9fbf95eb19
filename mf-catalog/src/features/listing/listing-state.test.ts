import { describe, expect, it } from 'vitest';
import { changeListing, correctedSearch, readListing, resetFilters, writeListing } from './listing-state.ts';

const read = (search: string) => readListing(new URLSearchParams(search));
const rewrite = (search: string) => writeListing(read(search));

describe('reading an address', () => {
  it('keeps every filter the shop knows, together', () => {
    const address =
      '?searchText=pearl&productType=jewelry&exact=1&category=rings&brand=sadaf&status=on-sale,in-stock&options=102,203&rating=4&minPrice=5&maxPrice=90&sort=low-to-hight&view=list&page=3';
    expect(rewrite(address)).toBe(address);
  });

  it('is empty for the listing as it comes', () => {
    expect(rewrite('')).toBe('');
    expect(rewrite('?sort=default-sorting&page=1&view=table')).toBe('');
  });

  it('takes both states of stock and sale, joined or repeated, in one order', () => {
    expect(read('?status=in-stock,on-sale').statuses).toEqual(['on-sale', 'in-stock']);
    expect(read('?status=in-stock&status=on-sale').statuses).toEqual(['on-sale', 'in-stock']);
  });

  it('ignores states it does not know', () => {
    expect(read('?status=out-of-stock,on-sale,%20').statuses).toEqual(['on-sale']);
  });

  it('understands the right spelling of the price order and writes the one in use', () => {
    expect(rewrite('?sort=low-to-high')).toBe('?sort=low-to-hight');
    expect(rewrite('?sort=cheapest')).toBe('');
  });

  it('puts reversed prices right and reads Arabic digits', () => {
    expect(read('?minPrice=90&maxPrice=5')).toMatchObject({ minPrice: 5, maxPrice: 90 });
    expect(read('?minPrice=١٢٫٥&maxPrice=٩٠')).toMatchObject({ minPrice: 12.5, maxPrice: 90 });
  });

  it('has no price where the text is not a number', () => {
    expect(read('?minPrice=cheap&maxPrice=-4')).toMatchObject({ minPrice: undefined, maxPrice: undefined });
  });

  it('has both ends of the price or none, as the shop filters by both', () => {
    expect(rewrite('?minPrice=5')).toBe('');
    expect(rewrite('?maxPrice=5&minPrice=x')).toBe('');
  });

  it('takes ids as options and whole stars from two to four, each once', () => {
    expect(read('?options=102,203&options=102,red').options).toEqual(['102', '203']);
    expect(['4', '٣', '5', '1', 'x'].map((stars) => read(`?rating=${stars}`).rating)).toEqual([
      4,
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('starts at the first page when the page makes no sense', () => {
    for (const page of ['0', '-2', '1.5', 'x', '1e99', '']) expect(read(`?page=${page}`).page).toBe(1);
  });
});

describe('changing a listing', () => {
  it('leaves the page when a filter or the order changes', () => {
    expect(writeListing(changeListing(read('?page=4&brand=sadaf'), { sort: 'high-to-low' }))).toBe(
      '?brand=sadaf&sort=high-to-low',
    );
  });

  it('combines a new filter with those already there', () => {
    expect(writeListing(changeListing(read('?status=on-sale'), { category: 'rings' }))).toBe(
      '?category=rings&status=on-sale',
    );
  });

  it('has one address for two filters, whichever was pressed first', () => {
    const pressed = changeListing(read('?status=in-stock'), { statuses: ['in-stock', 'on-sale'] });
    expect(writeListing(pressed)).toBe('?status=on-sale,in-stock');
  });

  it('loses all filters on reset, but neither order nor view', () => {
    const filtered = read(
      '?searchText=x&category=rings&status=on-sale&minPrice=1&maxPrice=2&sort=new-added&view=list&page=2',
    );
    expect(writeListing(resetFilters(filtered))).toBe('?sort=new-added&view=list');
  });

  it('keeps what was searched for when filters of a search are reset', () => {
    const filtered = read('?searchText=pearl&brand=sadaf');
    expect(writeListing(resetFilters(filtered, { keepsQuery: true }))).toBe('?searchText=pearl');
  });
});

describe('correcting an address', () => {
  it('goes to the last page when the page is behind it', () => {
    expect(correctedSearch(new URLSearchParams('?page=9&brand=sadaf'), 4)).toBe('?brand=sadaf&page=4');
    expect(correctedSearch(new URLSearchParams('?page=9'), 1)).toBe('');
  });

  it('leaves a right address alone', () => {
    expect(correctedSearch(new URLSearchParams('?page=4&sort=low-to-hight'), 4)).toBeUndefined();
  });

  it('writes the spelling in use', () => {
    expect(correctedSearch(new URLSearchParams('?sort=low-to-high&page=2'))).toBe(
      '?sort=low-to-hight&page=2',
    );
  });
});
