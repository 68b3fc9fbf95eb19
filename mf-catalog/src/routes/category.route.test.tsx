// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as brandPage from './brand.route.tsx';
import * as page from './category.route.tsx';
import * as searchPage from './search.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterAll(() => api.stop());

const options = (path: string) => ({ manifest, texts: { en, ar }, path, baseUrl: api.baseUrl });

it('shows a category with its department, its siblings and its products', async () => {
  const { outcome, head, t } = await renderRoute(page, options('/category/headphones'));
  expect(outcome).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Headphones & speakers');
  const trail = screen.getByRole('navigation', { name: t('breadcrumbs.label') });
  expect(within(trail).getByRole('link', { name: 'Electronics' }).getAttribute('href')).toBe(
    '/en/category/electronics',
  );
  const relatives = screen.getByRole('navigation', {
    name: t('category.relatives', { name: 'Electronics' }),
  });
  expect(within(relatives).getByText('Headphones & speakers').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('heading', { name: t('filters.categories') })).toBeNull();
  expect(head?.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'ItemList', numberOfItems: 5 },
  ]);
});

it('does not exist for an unknown name', async () => {
  expect((await renderRoute(page, options('/category/boats'))).outcome).toBe('notFound');
  expect((await renderRoute(brandPage, options('/brand/nobody'))).outcome).toBe('notFound');
});

it('keeps the category when filters are set and taken away', async () => {
  const { user, address, t } = await renderRoute(page, options('/category/electronics'));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('filters.onSale')}`) }));
  expect(address()).toBe('/category/electronics?status=on-sale');
  await user.click(screen.getByRole('button', { name: t('chips.clear') }));
  expect(address()).toBe('/category/electronics');
});

it('shows what a brand makes', async () => {
  await renderRoute(brandPage, options('/brand/safwani'));
  const mark = screen.getByRole('heading', { level: 1, name: 'Safwani' });
  expect(mark.textContent).toBe('Safwani صفواني');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

it('shows what was found and keeps the words when filters are reset', async () => {
  const { user, address, head, t } = await renderRoute(
    searchPage,
    options('/search?searchText=headphones&status=in-stock'),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    t('search.title', { query: 'headphones' }),
  );
  expect(head?.isPrivate).toBe(true);
  await user.click(screen.getByRole('button', { name: t('chips.clear') }));
  expect(address()).toBe('/search?searchText=headphones');
});

it('asks what to look for where nothing was searched for', async () => {
  const { user, address, t } = await renderRoute(searchPage, options('/search'));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'Jewelry' })).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: t('search.field') }), ' pearl {Enter}');
  expect(address()).toBe('/search?searchText=pearl');
});

it('offers the words again, and what many look for, where nothing was found', async () => {
  const { user, address, t } = await renderRoute(searchPage, options('/search?searchText=zzzzqqqq'));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: t('search.field') });
  expect(field.value).toBe('zzzzqqqq');
  expect(screen.queryByRole('combobox', { name: t('sort.label') })).toBeNull();
  const popular = screen.getByRole('navigation', { name: t('search.popular.title') });
  expect(within(popular).getAllByRole('link').length).toBeGreaterThan(3);
  await user.clear(field);
  await user.type(field, 'pearl{Enter}');
  expect(address()).toBe('/search?searchText=pearl');
});

it('helps where nothing was found: tips, other departments, other products', async () => {
  const { user, address, t } = await renderRoute(
    searchPage,
    options('/search?searchText=zzzzqqqq&productType=jewelry'),
  );
  expect(screen.getByText(t('search.none.title', { query: 'zzzzqqqq' }))).toBeDefined();
  expect(screen.getByText(t('search.none.spelling'))).toBeDefined();
  expect(screen.getByRole('heading', { name: t('bestSellers.title') })).toBeDefined();
  await user.click(screen.getByRole('button', { name: t('search.none.everywhere') }));
  expect(address()).toBe('/search?searchText=zzzzqqqq');
});

it.each(['<img src=x onerror=alert(1)>', 'a'.repeat(10_000)])(
  'shows a query as the text it is',
  async (query) => {
    const { outcome } = await renderRoute(
      searchPage,
      options(`/search?searchText=${encodeURIComponent(query)}`),
    );
    expect(outcome).toBe('page');
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toContain(query.slice(0, 100));
    expect(title.textContent?.length).toBeLessThan(200);
    expect(title.querySelector('img')).toBeNull();
  },
);

it('offers what was searched for before and what others search for', async () => {
  localStorage.setItem('dana.searches.v1', '["my own words"]');
  const { t } = await renderRoute(searchPage, options('/search'));
  expect(screen.getByRole('link', { name: 'my own words' }).getAttribute('href')).toBe(
    '/en/search?searchText=my+own+words',
  );
  expect(screen.getByRole('link', { name: t('search.popular.oud') })).toBeDefined();
  localStorage.clear();
});
