// @vitest-environment happy-dom
import { endOverlays } from '@dana/contracts/overlays';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import * as page from './shop.route.tsx';
import * as categoriesPage from './shop-categories.route.tsx';

const { disturb, restore, show: render } = openShop();
const show = (path: string, locale: 'en' | 'ar' = 'en') => render(page, path, { locale });

const products = () => screen.queryAllByRole('article');
const filterRegions = (name: string) => screen.queryAllByRole('region', { name });

it.each([
  ['/shop', 1],
  ['/shop-right-sidebar', 1],
  ['/shop-list', 1],
  ['/shop-full-width', 1],
  ['/shop-1600', 1],
  ['/shop-load-more', 1],
  ['/shop-no-sidebar', 0],
  ['/shop-filter-offcanvas', 0],
  ['/shop-filter-dropdown', 0],
])('lists the filtered shop at %s and is the same page to search engines', async (path, regionCount) => {
  const { head, t } = await show(`${path}?status=in-stock&sort=low-to-hight`);
  expect(products().length).toBeGreaterThanOrEqual(9);
  expect(filterRegions(t('filters.title'))).toHaveLength(regionCount);
  expect(
    screen.getByRole('button', { name: t('chips.remove', { filter: t('chips.inStock') }) }),
  ).toBeDefined();
  expect(head).toMatchObject({ canonicalPath: '/shop', isPrivate: true });
});

it('puts the filters after the products where their column stands at the end', async () => {
  const { t } = await show('/shop-right-sidebar');
  const [region] = filterRegions(t('filters.title'));
  const order = region?.compareDocumentPosition(products()[0] as HTMLElement);
  expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('begins as a list where the path says so, and keeps the other choice in the address', async () => {
  const { user, address, t } = await show('/shop-list');
  expect(screen.getByRole('button', { name: t('view.list'), pressed: true })).toBeDefined();
  // In a row the buttons have their words.
  const choose = screen.getAllByRole('button', { name: new RegExp(`^${t('row.choose')}`) });
  expect(choose.length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: t('view.grid') }));
  expect(address()).toBe('/shop-list?view=grid');
  await user.click(screen.getByRole('button', { name: t('view.list') }));
  expect(address()).toBe('/shop-list');
});

it('opens the filters as a panel under the toolbar and keeps it while they are set, until the shop goes elsewhere', async () => {
  const { user, address, t } = await show('/shop-filter-dropdown');
  const button = screen
    .getAllByRole('button', { name: t('filters.open') })
    .find((one) => one.hasAttribute('aria-expanded')) as HTMLElement;
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const [panel] = filterRegions(t('filters.title'));
  await user.click(
    within(panel as HTMLElement).getByRole('checkbox', { name: new RegExp(`^${t('filters.onSale')}`) }),
  );
  expect(address()).toBe('/shop-filter-dropdown?status=on-sale');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await act(async () => endOverlays());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('appends page after page, leads the focus to the first new product and says where the end is', async () => {
  const { user, address, t } = await show('/shop-load-more', 'ar');
  expect(screen.getByText(t('listing.shown', { shown: 9, count: 40 }))).toBeDefined();
  await user.click(screen.getByRole('link', { name: t('listing.loadMore') }));
  await expect.poll(() => products().length).toBe(18);
  expect(address()).toBe('/shop-load-more?page=2');
  await expect.poll(() => products()[9]?.contains(document.activeElement)).toBe(true);
  for (const count of [27, 36, 40]) {
    await user.click(screen.getByRole('link', { name: t('listing.loadMore') }));
    await expect.poll(() => products().length).toBe(count);
  }
  expect(screen.getByText(t('listing.end'))).toBeDefined();
  expect(screen.queryByRole('link', { name: t('listing.loadMore') })).toBeNull();
});

it('has all pages up to the one of the address at once, and starts again with a filter', async () => {
  const { user, address, t } = await show('/shop-load-more?page=3');
  expect(products()).toHaveLength(27);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('filters.inStock')}`) }));
  expect(address()).toBe('/shop-load-more?status=in-stock');
  await expect.poll(() => products().length).toBe(9);
});

it('keeps what is loaded when the next page fails, and loads it on a second try', async () => {
  const { user, t } = await show('/shop-load-more');
  await disturb('/api/products', { status: 503 });
  await user.click(screen.getByRole('link', { name: t('listing.loadMore') }));
  const retry = await screen.findByRole('button', { name: t('state.retry') });
  expect(products()).toHaveLength(9);
  await restore();
  await user.click(retry);
  await expect.poll(() => products().length).toBe(18);
});

it('shows every category with how much is in it, and is left to the frame when they cannot be had', async () => {
  const { outcome, t } = await render(categoriesPage, '/shop-categories');
  expect(outcome).toBe('page');
  const card = screen.getByRole('link', { name: 'Rings' }).closest('article') as HTMLElement;
  expect(within(card).getByText(/\d/).textContent).toMatch(/product/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('categories.title'));
  await disturb('/api/categories', { status: 503 });
  expect((await render(categoriesPage, '/shop-categories')).outcome).toBe('failed');
});
