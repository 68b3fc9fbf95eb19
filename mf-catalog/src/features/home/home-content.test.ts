import { categorySchema } from '@dana/contracts/api/category';
import { bannerSchema } from '@dana/contracts/api/home';
import { productCardSchema } from '@dana/contracts/api/product';
import { expect, it } from 'vitest';
import { viewProduct } from '#product/product-view.ts';
import { arrange, arrangeBanners, createShareOut, dealsOf, tilesOf } from './home-content.ts';

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

it('leaves out collections without products and gives new arrivals their own place', () => {
  const collection = (slug: string, ...products: ReturnType<typeof card>[]) => ({
    slug,
    title: slug,
    link: '',
    products,
  });
  const { tabs, newArrivals } = arrange([
    collection('featured', card('a')),
    collection('trending'),
    collection('new-arrivals', card('b')),
  ]);
  expect(tabs.map(({ slug }) => slug)).toEqual(['featured']);
  expect(newArrivals?.products).toHaveLength(1);
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

it('puts the first wide banner beside the first tall one, and two more in a second row', () => {
  const banner = (title: string, view: string | null) =>
    bannerSchema.parse({ id: title, title, image: view && `/api/media/scene-${title}/${view}-natural.jpg` });
  const banners = [
    banner('a', 'banner'),
    banner('b', 'banner'),
    banner('c', null),
    banner('d', 'tall'),
    banner('e', 'banner'),
  ];
  const { first, second } = arrangeBanners(banners);
  expect(first.map(({ title }) => title)).toEqual(['a', 'd']);
  expect(second.map(({ title }) => title)).toEqual(['b', 'e']);
  expect(arrangeBanners(banners.slice(0, 2)).first).toHaveLength(2);
  expect(arrangeBanners([])).toEqual({ first: [], second: [] });
});

it('shows no product in more than two places, and chooses those shown least', () => {
  const all = ['a', 'b', 'c', 'd'].map((slug) => card(slug));
  const { take, choose } = createShareOut();
  const slugs = (products: { slug: string }[]) => products.map(({ slug }) => slug);
  expect(slugs(take(all, 3))).toEqual(['a', 'b', 'c']);
  expect(slugs(take(all, 2))).toEqual(['a', 'd']);
  expect(slugs(choose(all, 4))).toEqual(['b', 'c', 'd']);
  expect(slugs(take(all, 4))).toEqual(['b', 'c', 'd']);
  expect(take(all, 4)).toEqual([]);
});
