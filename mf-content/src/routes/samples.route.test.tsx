// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './samples.route.tsx';

const links = {
  'shop.layouts': [{ path: '/shop-list', label: 'List' }],
  'shop.features': [
    { path: '/shop-load-more', label: 'Load as you go' },
    { path: '/shop-list', label: 'List' },
  ],
  'products.pages': [{ path: '/product-details-video', label: 'Product video' }],
  'footer.menu': [{ path: '/about', label: 'About' }],
};
// The page asks no API for anything.
const show = (options: Partial<Parameters<typeof renderRoute>[1]> = {}) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/samples',
    baseUrl: 'http://localhost:1/api',
    ...options,
  });

it('lists the pages that all remotes bring along, by kind', async () => {
  const { t, head } = await show({ locale: 'ar', links });
  const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual([t('samples.lists'), t('samples.products')]);
  const lists = within(screen.getByRole('region', { name: t('samples.lists') }));
  expect(lists.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ar/shop-list',
    '/ar/shop-load-more',
  ]);
  expect(screen.queryByText('About')).toBeNull();
  expect(head?.isPrivate).toBe(true);
});

it('leads to the shop in a shell that cannot name them', async () => {
  const { t } = await show();
  expect(screen.getByText(t('samples.none'))).toBeDefined();
  expect(screen.getByRole('link', { name: t('samples.toShop') }).getAttribute('href')).toBe('/en/shop');
});
