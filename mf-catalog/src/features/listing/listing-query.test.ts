import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { categoriesAnswerSchema } from '@dana/contracts/api/category';
import { describe, expect, it } from 'vitest';
import { findCategory, type ListingScope, needsFacets, productsQueryOf } from './listing-query.ts';
import { readListing } from './listing-state.ts';

const categories = categoriesAnswerSchema.parse([
  {
    id: 1,
    name: 'Electronics',
    slug: 'electronics',
    children: [{ id: 11, name: 'Headphones', slug: 'headphones', parent_id: 1 }],
  },
  { id: 4, name: 'Jewelry', slug: 'jewelry', children: [] },
]).data;
const brands = brandsAnswerSchema.parse([
  { id: 30, name: 'Sadaf', slug: 'sadaf' },
  { id: 31, name: 'Dana', slug: 'dana' },
]).data;
const shop: ListingScope = { kind: 'shop' };

function query(search: string, scope = shop) {
  const asked = productsQueryOf(readListing(new URLSearchParams(search)), scope, { categories, brands });
  return asked && Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

describe('what a listing asks the API for', () => {
  it('is nothing in particular for the plain shop: order and direction are left out', () => {
    expect(query('')).toEqual({});
  });

  it('names prices only when both are set', () => {
    expect(query('?minPrice=5')).toEqual({});
    expect(query('?maxPrice=5')).toEqual({});
    expect(query('?minPrice=0&maxPrice=90')).toEqual({ price_from: 0, price_to: 90 });
  });

  it('turns states into flags', () => {
    expect(query('?status=on-sale,in-stock')).toEqual({ sale: 1, stock: 1 });
  });

  it.each([
    ['low-to-hight', { order_by: 'price', order_dir: 'asc' }],
    ['high-to-low', { order_by: 'price', order_dir: 'desc' }],
    ['new-added', { order_by: 'id', order_dir: 'desc' }],
    ['on-sale', { order_by: 'applied_discount_id', order_dir: 'desc' }],
  ])('orders by %s', (sort, order) => {
    expect(query(`?sort=${sort}`)).toEqual(order);
  });

  it('finds categories and brands by slug and by number', () => {
    expect(query('?category=headphones&brand=sadaf')).toEqual({ category_id: '11', brand_id: '30' });
    expect(query('?category=11&brand=30')).toEqual({ category_id: '11', brand_id: '30' });
  });

  it('can match nothing when a category or brand does not exist', () => {
    expect(query('?category=boats')).toBeNull();
    expect(query('?brand=99')).toBeNull();
  });

  it('takes a narrower category within that of its page, and matches nothing where they exclude each other', () => {
    const page = (slug: string): ListingScope => ({ kind: 'category', slug });
    expect(query('?category=headphones', page('electronics'))).toEqual({ category_id: '11' });
    expect(query('?category=electronics', page('headphones'))).toEqual({ category_id: '11' });
    expect(query('?category=headphones', page('jewelry'))).toBeNull();
    expect(query('', { kind: 'brand', slug: 'sadaf' })).toEqual({ brand_id: '30' });
    expect(query('?brand=30', { kind: 'brand', slug: 'sadaf' })).toEqual({ brand_id: '30' });
    expect(query('?brand=dana', { kind: 'brand', slug: 'sadaf' })).toBeNull();
  });

  it('reads a product type as the department of that name, and can match nothing under another', () => {
    expect(query('?productType=jewelry')).toEqual({ category_id: '4' });
    expect(query('?productType=boats')).toBeNull();
    expect(query('?productType=electronics&category=headphones')).toEqual({ category_id: '11' });
  });

  it('matches nothing where a product type and a category exclude each other', () => {
    expect(query('?productType=jewelry&category=headphones')).toBeNull();
  });

  it('asks for what carries a tag, and searches for it as well when there is no other text', () => {
    expect(query('?tag=pearl')).toEqual({ search: 'pearl', tag: 'pearl' });
    expect(query('?tag=pearl&searchText=ring')).toEqual({ search: 'ring', tag: 'pearl' });
  });

  it('names the page from the second on', () => {
    expect(query('?page=2')).toEqual({ page: 2 });
    expect(query('?page=1')).toEqual({});
  });
});

it('needs names resolved only where there are names', () => {
  const state = (search: string) => readListing(new URLSearchParams(search));
  expect(needsFacets(state('?status=on-sale&page=2'), shop)).toBe(false);
  expect(needsFacets(state('?brand=sadaf'), shop)).toBe(true);
  expect(needsFacets(state(''), { kind: 'category', slug: 'jewelry' })).toBe(true);
});

it('knows the department above a category', () => {
  expect(findCategory(categories, 'headphones')?.parent?.slug).toBe('electronics');
  expect(findCategory(categories, 'electronics')?.parent).toBeUndefined();
});
