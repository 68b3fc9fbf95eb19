// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { forgetSearches, readSearches, rememberSearch } from '#product/recent-searches.ts';
import type { ProductView } from '#product/product-view.ts';
import { markMatch } from './mark-match.ts';
import { suggestionGroups } from './suggestion-options.ts';

it.each([
  ['Pearl necklace', 'pearl', ['', 'Pearl', ' necklace']],
  ['قِلادةُ لؤلؤ', 'قلاده', ['', 'قِلادةُ', ' لؤلؤ']],
  ['سماعات أذن', 'اذن', ['سماعات ', 'أذن', '']],
  ['Café bag', 'cafe', ['', 'Café', ' bag']],
  ['Ring', 'watch', ['Ring', '', '']],
  ['Ring', '', ['Ring', '', '']],
])('marks in "%s" what "%s" means', (name, typed, parts) => {
  expect(markMatch(name, typed)).toEqual(parts);
});

it('remembers six searches, the last one first, each once however it is spelt', () => {
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'سَمّاعات', 'سماعات', '  ']) rememberSearch(text);
  expect(readSearches()).toEqual(['سماعات', 'f6', 'e5', 'd4', 'c3', 'b2']);
  forgetSearches();
  expect(readSearches()).toEqual([]);
});

it('offers earlier searches that begin so, what was found, and all results in the chosen department', () => {
  const groups = suggestionGroups({
    typed: 'ri',
    productType: 'jewelry',
    recent: ['ring', 'watch', 'ri'],
    found: {
      categories: [{ name: 'Rings', slug: 'rings' }],
      brands: [],
      products: [],
      corrected: undefined,
      hasSomeWords: false,
    },
  });
  expect(groups.flatMap(({ options }) => options.map(({ kind, to }) => [kind, to]))).toEqual([
    ['recent', '/search?searchText=ring&productType=jewelry'],
    ['category', '/category/rings'],
    ['all', '/search?searchText=ri&productType=jewelry'],
  ]);
});

it('offers earlier searches alone before anything is typed', () => {
  const groups = suggestionGroups({ typed: '', productType: '', recent: ['ring'], found: undefined });
  expect(groups.map(({ kind }) => kind)).toEqual(['recent']);
});

it('says above its products what they are for, where that is not what was typed', () => {
  const products = [{ name: 'Wave Ring', slug: 'wave-ring' } as ProductView];
  const found = { categories: [], brands: [], products, corrected: 'ring', hasSomeWords: false };
  const groupOf = (answer: Parameters<typeof suggestionGroups>[0]['found']) =>
    suggestionGroups({ typed: 'rimg', productType: '', recent: [], found: answer }).find(
      ({ kind }) => kind === 'product',
    );
  expect(groupOf(found)?.instead).toEqual({ corrected: 'ring' });
  expect(groupOf({ ...found, corrected: undefined, hasSomeWords: true })?.instead).toEqual({
    corrected: undefined,
  });
  expect(groupOf({ ...found, corrected: undefined })).not.toHaveProperty('instead');
});
