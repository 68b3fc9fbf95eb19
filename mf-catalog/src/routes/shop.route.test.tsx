// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import * as page from './shop.route.tsx';

const { disturb, restore, show: render } = openShop();
const show = (path = '/shop', locale: 'en' | 'ar' = 'en') => render(page, path, { locale });

it('shows nine products, how many there are, the best rated, and the way to the others', async () => {
  const { outcome, head, t } = await show('/shop', 'ar');
  expect(outcome).toBe('page');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    t('shop.title'),
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(9);
  expect(screen.getByRole('status').textContent).toBe(t('listing.showing', { from: 1, to: 9, count: 40 }));
  expect(screen.getByRole('heading', { name: t('filters.topRated') })).toBeDefined();
  expect(screen.getByRole('link', { name: t('pages.next') }).getAttribute('rel')).toBe('next');
  expect(head).toMatchObject({ canonicalPath: '/shop' });
  expect(head?.isPrivate).toBeUndefined();
});

it('keeps each filter and the order in the address, and starts again at the first page', async () => {
  const { user, address, t } = await show('/shop?page=2');
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('filters.onSale')}`) }));
  expect(address()).toBe('/shop?status=on-sale');
  await user.selectOptions(screen.getByRole('combobox', { name: t('sort.label') }), t('sort.priceUp'));
  expect(address()).toBe('/shop?status=on-sale&sort=low-to-hight');
  await user.click(screen.getByRole('link', { name: /^Electronics/ }));
  expect(address()).toBe('/shop?category=electronics&status=on-sale&sort=low-to-hight');
});

it('takes a filter away by its chip and all of them at once', async () => {
  const { user, address, t } = await show('/shop?status=on-sale,in-stock&minPrice=5&maxPrice=90');
  await user.click(screen.getByRole('button', { name: t('chips.remove', { filter: t('chips.onSale') }) }));
  expect(address()).toBe('/shop?status=in-stock&minPrice=5&maxPrice=90');
  await user.click(screen.getByRole('button', { name: t('chips.clear') }));
  expect(address()).toBe('/shop');
});

it('has the amounts of the price filter’s chip left alone by a browser that translates, and the words of others not', async () => {
  const { t } = await show('/shop?status=on-sale&minPrice=5&maxPrice=90');
  const chips = within(screen.getByRole('list', { name: t('chips.label') }));
  const isLeftAlone = (text: string | RegExp) => chips.getByText(text).closest('[translate="no"]') !== null;
  expect([isLeftAlone(/^KWD 5\.000 – KWD 90\.000$/), isLeftAlone(t('chips.onSale'))]).toEqual([true, false]);
});

it('says that nothing matches, names the filters, and offers other products', async () => {
  const { user, address, t } = await show('/shop?brand=nobody');
  expect(screen.getByText(t('listing.noMatch.title'))).toBeDefined();
  expect(screen.getByRole('button', { name: t('chips.remove', { filter: 'nobody' }) })).toBeDefined();
  expect(screen.getByRole('heading', { name: t('listing.suggestions') })).toBeDefined();
  const [reset] = screen.getAllByRole('button', { name: t('filters.reset') });
  await user.click(reset as HTMLElement);
  expect(address()).toBe('/shop');
});

it.each([
  ['/shop?productType=nothing', 'filters.categories', 'filters.brands'],
  ['/shop?category=nothing', 'filters.categories', 'filters.brands'],
  ['/shop?brand=nobody', 'filters.brands', 'filters.categories'],
])('offers only what leads out of an unknown filter: %s', async (path, offered, useless) => {
  const { t } = await show(path);
  expect(screen.getByRole('heading', { name: t(offered) })).toBeDefined();
  expect(screen.queryByRole('heading', { name: t(useless) })).toBeNull();
  expect(screen.queryByRole('group', { name: t('filters.status') })).toBeNull();
  expect(screen.queryByRole('heading', { name: t('filters.topRated') })).toBeNull();
});

it('does not repeat a list of three as its best rated', async () => {
  const { t } = await show('/shop?brand=safwani');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: t('filters.topRated') })).toBeNull();
});

it('goes to the last page when asked for one behind it, and writes the order as it is written', async () => {
  expect((await show('/shop?page=99')).outcome).toEqual({ redirect: '/shop?page=5' });
  expect((await show('/shop?sort=low-to-high')).outcome).toEqual({ redirect: '/shop?sort=low-to-hight' });
});

it('is left out of search engines while filters are set', async () => {
  expect((await show('/shop?status=on-sale')).head).toMatchObject({
    canonicalPath: '/shop',
    isPrivate: true,
  });
  expect((await show('/shop?page=2&sort=new-added')).head).toMatchObject({ canonicalPath: '/shop?page=2' });
});

it('keeps the filters and offers to try again when a later answer fails', async () => {
  const { user, address, t } = await show();
  await disturb('/api/products', { status: 503 });
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('filters.inStock')}`) }));
  const retry = await screen.findByRole('button', { name: t('state.retry') });
  expect(screen.getByRole('alert').textContent).toContain(t('listing.failed.title'));
  expect(address()).toBe('/shop?status=in-stock');
  await restore();
  await user.click(retry);
  await expect.poll(() => screen.queryAllByRole('article').length).toBe(9);
});

it('is left to the frame when there is no first answer or it makes no sense', async () => {
  await disturb('/api/products', { status: 503 });
  expect((await show()).outcome).toBe('failed');
  await disturb('/api/products', { status: 200, body: '{"data":7}' });
  expect((await show()).outcome).toBe('failed');
});

it('lists without its filters when categories and brands cannot be had', async () => {
  await disturb('/api/brands', { status: 503 });
  const { outcome, t } = await show();
  expect(outcome).toBe('page');
  expect(screen.getAllByRole('article')).toHaveLength(9);
  expect(screen.queryByRole('heading', { name: t('filters.brands') })).toBeNull();
});
