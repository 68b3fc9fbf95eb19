// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import * as brandPage from './brand.route.tsx';
import * as page from './category.route.tsx';
import * as searchPage from './search.route.tsx';

const { show } = openShop();

it('shows a category with its department, its siblings and its products', async () => {
  const { outcome, head, t } = await show(page, '/category/headphones');
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
  expect((await show(page, '/category/boats')).outcome).toBe('notFound');
  expect((await show(brandPage, '/brand/nobody')).outcome).toBe('notFound');
});

it('keeps the category when filters are set and taken away', async () => {
  const { user, address, t } = await show(page, '/category/electronics');
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('filters.onSale')}`) }));
  expect(address()).toBe('/category/electronics?status=on-sale');
  await user.click(screen.getByRole('button', { name: t('chips.clear') }));
  expect(address()).toBe('/category/electronics');
});

it('shows what a brand makes', async () => {
  await show(brandPage, '/brand/safwani');
  const mark = screen.getByRole('heading', { level: 1, name: 'Safwani' });
  expect(mark.textContent).toBe('Safwani صفواني');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

it('shows what was found and keeps the words when filters are reset', async () => {
  const { user, address, head, t } = await show(searchPage, '/search?searchText=headphones&status=in-stock');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    t('search.title', { query: 'headphones' }),
  );
  expect(head?.isPrivate).toBe(true);
  await user.click(screen.getByRole('button', { name: t('chips.clear') }));
  expect(address()).toBe('/search?searchText=headphones');
});

it('asks what to look for where nothing was searched for, with what was before and what others look for', async () => {
  localStorage.setItem('dana.searches.v1', '["my own words"]');
  const { user, address, t } = await show(searchPage, '/search');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'Jewelry' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'my own words' }).getAttribute('href')).toBe(
    '/en/search?searchText=my+own+words',
  );
  expect(screen.getByRole('link', { name: 'oud' })).toBeDefined();
  localStorage.clear();
  await user.type(screen.getByRole('searchbox', { name: t('search.field') }), ' pearl {Enter}');
  expect(address()).toBe('/search?searchText=pearl');
});

it('helps where nothing was found: the words again, tips, other departments and products, what many look for', async () => {
  const { user, address, t } = await show(searchPage, '/search?searchText=zzzzqqqq&productType=jewelry');
  expect(screen.getByText(t('search.none.title', { query: 'zzzzqqqq' }))).toBeDefined();
  // It is said once.
  expect(screen.queryByText(t('listing.count', { count: 0 }))).toBeNull();
  expect(screen.getByText(t('search.none.spelling'))).toBeDefined();
  expect(screen.getByRole('heading', { name: t('bestSellers.title') })).toBeDefined();
  const popular = screen.getByRole('navigation', { name: t('search.popular.title') });
  expect(within(popular).getAllByRole('link').length).toBeGreaterThan(3);
  await user.click(screen.getByRole('button', { name: t('search.none.everywhere') }));
  expect(address()).toBe('/search?searchText=zzzzqqqq');
  // There is nothing to put in order, and no filter that could be taken away.
  await expect.poll(() => screen.queryByRole('combobox', { name: t('sort.label') })).toBeNull();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: t('search.field') });
  expect(field.value).toBe('zzzzqqqq');
  await user.clear(field);
  await user.type(field, 'pearl{Enter}');
  expect(address()).toBe('/search?searchText=pearl');
});

it('shows below the few products of a search what goes with them, and none of them again', async () => {
  const { t } = await show(searchPage, '/search?searchText=oud');
  const names = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const related = screen.getByRole('heading', { level: 2, name: t('search.related') });
  const found = within(screen.getByRole('region', { name: t('listing.results') })).getAllByRole('article');
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(names()).size).toBe(names().length);
  expect(related.compareDocumentPosition(found.at(0) as HTMLElement)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('shows nothing else where a search finds enough', async () => {
  const { t } = await show(searchPage, '/search?searchText=gold');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
  expect(screen.queryByRole('heading', { name: t('search.related') })).toBeNull();
});

it('shows a query as the text it is, and not all of a long one', async () => {
  const query = '<img src=x onerror=alert(1)>'.padEnd(10_000, 'a');
  const { outcome } = await show(searchPage, `/search?searchText=${encodeURIComponent(query)}`);
  expect(outcome).toBe('page');
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toContain(query.slice(0, 100));
  expect(title.textContent?.length).toBeLessThan(200);
  expect(title.querySelector('img')).toBeNull();
});

it('keeps all of a search that is too long, says how much of it counts, and searches for that', async () => {
  const { user, address, t } = await show(searchPage, '/search');
  await user.click(screen.getByRole('searchbox', { name: t('search.field') }));
  await user.paste('h'.repeat(103));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'h'.repeat(103));
  const words = t('search.tooLong', { max: 100 });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/search?searchText=${'h'.repeat(100)}`);
});
