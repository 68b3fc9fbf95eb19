import { expect, it } from 'vitest';
import { searchedFor } from './read-search.ts';

it('knows what the search page searches for, and nothing on other pages', () => {
  const search = '?searchText=%D8%B9%D9%82%D8%AF&productType=jewelry&sort=new-added';
  expect(searchedFor({ pathname: '/search', search })).toEqual({ searchText: 'عقد', productType: 'jewelry' });
  expect(searchedFor({ pathname: '/ar/search', search })).toMatchObject({ searchText: 'عقد' });
  expect(searchedFor({ pathname: '/shop', search })).toEqual({});
  expect(searchedFor({ pathname: '/search', search: '?searchText=' })).toEqual({});
});
