import type { Composition } from '@dana/contracts/release/composition';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { expect, it } from 'vitest';
import { pageToKeep } from './page-to-keep.ts';

const claim = (path: string, more: Partial<RouteClaim> = {}): RouteClaim => ({
  ...{ path, module: './x.route', layout: 'default', cache: 'public' },
  ...more,
});
const composition = {
  id: '0123456789ab',
  remotes: {
    'mf-a': {
      current: {
        routes: [
          claim('/', { query: [] }),
          claim('/shop', { query: ['page', 'status'] }),
          claim('/item/:slug', { query: [] }),
          claim('/old'),
          claim('/cart', { cache: 'personal' }),
        ],
      },
    },
  },
} as unknown as Composition;

function keep(address: string, currency = 'KWD') {
  const { pathname: path, search } = new URL(address, 'http://shop.example');
  return pageToKeep(composition, { locale: 'ar', currency, path, search });
}

it('is one for all queries that make no difference, and renders without them', () => {
  expect(keep('/?x=1')).toEqual(keep('/'));
  expect(keep('/shop?status=b&utm=1&page=2&status=a')).toEqual(keep('/shop?page=2&status=b&status=a'));
  expect(keep('/shop?status=a&page=2')?.request.search).toBe('?page=2&status=a');
});

it('differs by everything else', () => {
  const keys = [
    keep('/'),
    keep('/', 'USD'),
    keep('/shop'),
    keep('/shop?page=2'),
    keep('/item/a'),
    keep('/old'),
  ];
  expect(new Set(keys.map((page) => page?.key)).size).toBe(keys.length);
  const other = pageToKeep(
    { ...composition, id: 'ba9876543210' },
    { locale: 'ar', currency: 'KWD', path: '/', search: '' },
  );
  expect(other?.key).not.toBe(keep('/')?.key);
});

it('is none where the page is personal or unknown, or nobody knows what it reads', () => {
  expect([keep('/cart'), keep('/nothing'), keep('/old?x=1')]).toEqual([undefined, undefined, undefined]);
});

it('is a main one as our links spell it, in the currency of the shop and without a query', () => {
  expect(keep('/item/%D8%B9')?.isMain).toBe(true);
  for (const page of [keep('/item/%61'), keep('/item/%d8%b9'), keep('/shop?page=2'), keep('/', 'USD')])
    expect(page?.isMain).toBe(false);
});
