import { expect, it } from 'vitest';
import { pageName, routeName } from './plain-names.ts';

it('names a page by the pattern that a release claims, in either language, and no other', () => {
  const claimed = new Set(['/', '/product/:slug']);
  expect(pageName('/product/:slug', claimed)).toBe('/product/:slug');
  expect(pageName('/ar/product/:slug', claimed)).toBe('/product/:slug');
  expect([pageName('/en', claimed), pageName('/', claimed)]).toEqual(['/', '/']);
  expect(pageName('/order/4711', claimed)).toBe('other');
  expect(pageName('/arabic', new Set(['/arabic']))).toBe('/arabic');
});

it('names a call by its route without numbers, mail addresses and what stands behind the question mark', () => {
  expect(routeName('/orders/4711/return?mail=a@b.example')).toBe('/orders/:id/return');
  expect(routeName('/users/sara@example.com')).toBe('/users/:id');
  expect(routeName('/products/:slug')).toBe('/products/:slug');
  expect(routeName('cart')).toBe('/cart');
  expect(routeName(`/${'a/'.repeat(90)}`)).toBe('/a/a/a/a/a/a/a/a');
});
