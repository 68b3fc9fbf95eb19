import { categorySchema } from '@dana/contracts/api/category';
import { bannerSchema } from '@dana/contracts/api/home';
import { productCardSchema } from '@dana/contracts/api/product';
import { expect, it } from 'vitest';
import { viewProduct } from '#product/product-view.ts';
import { bannersAt, collectionsWithout, dealsOf, tilesOf } from './home-content.ts';

const department = (slug: string, ...children: string[]) =>
  categorySchema.parse({
    id: slug,
    name: slug,
    slug,
    products_count: 5,
    children: children.map((child) => ({ id: child, name: child, slug: child, products_count: 2 })),
  });

const card = (slug: string, more: object = {}) =>
  viewProduct(productCardSchema.parse({ id: slug, slug, name: slug, price: 1, current_stock: 1, ...more }));

it('shows all categories of the first department, then the others in turn', () => {
  const tiles = tilesOf([
    department('e', 'e1', 'e2', 'e3'),
    department('f', 'f1', 'f2'),
    department('b', 'b1'),
    department('j'),
  ]);
  expect(tiles.map(({ slug }) => slug)).toEqual(['e1', 'e2', 'e3', 'f1', 'b1', 'j', 'f2']);
});

it('shows ten tiles at most and none without products', () => {
  const many = Array.from({ length: 14 }, (_, index) => `c${index}`);
  expect(tilesOf([department('e', ...many)])).toHaveLength(10);
  const empty = categorySchema.parse({ id: 1, name: 'Empty', slug: 'empty', products_count: 0 });
  expect(tilesOf([empty])).toEqual([]);
  expect(tilesOf([])).toEqual([]);
});

it('leaves out collections without products, and of the others what the page shows elsewhere', () => {
  const collection = (slug: string, ...products: ReturnType<typeof card>[]) => ({
    slug,
    title: slug,
    link: '',
    products,
  });
  const [a, b] = [card('a'), card('b')];
  const all = [collection('featured', a, b), collection('trending'), collection('deals', b)];
  const tabs = collectionsWithout(all, [b]);
  expect(tabs.map(({ slug, products }) => [slug, products])).toEqual([['featured', [a]]]);
});

it('shows up to three offers that can be bought, the one that ends first before the others', () => {
  const until = (day: string) => ({ offer: { end: `2026-01-${day}T00:00:00Z` } });
  const deals = dealsOf([
    card('later', until('20')),
    card('soon', until('11')),
    card('gone', { ...until('12'), current_stock: 0 }),
    card('no-offer'),
    card('next', until('15')),
    card('last', until('28')),
  ]);
  expect(deals.map(({ slug }) => slug)).toEqual(['soon', 'next', 'later']);
});

it('shows the banners of a place that have a picture', () => {
  const banner = (title: string, placement: string, image: string | null) =>
    bannerSchema.parse({ id: title, title, placement, image });
  const banners = [
    banner('a', 'banner', null),
    banner('b', 'offer', '/api/media/b/banner-natural.jpg'),
    banner('c', '', '/api/media/c/banner-natural.jpg'),
  ];
  expect(bannersAt(banners, 'banner').map(({ title }) => title)).toEqual(['c']);
});
