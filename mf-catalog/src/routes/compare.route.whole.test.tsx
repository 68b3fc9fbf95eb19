// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import * as page from './compare.route.tsx';

const { disturb, restore, show: render } = openShop();

const items = [
  { productId: '1', slug: 'one', title: 'One' },
  { productId: '2', slug: 'two', title: 'Two' },
];
const keep = (list: unknown) => localStorage.setItem('dana.compare.v1', JSON.stringify(list));
const show = (path = '/compare', locale: 'en' | 'ar' = 'en') => render(page, path, { locale });

const columnCount = async () =>
  (await screen.findAllByRole('columnheader', {}, { timeout: 8_000 })).length - 1;
const rowCount = () => screen.getAllByRole('rowheader').length;

it('shows the own list with fresh prices, and only what differs', async () => {
  keep(items);
  const { user, t, head } = await show('/compare', 'ar');
  expect(await columnCount()).toBe(2);
  expect(screen.getByRole('rowheader', { name: t('compare.rows.sku') })).toBeDefined();
  const all = rowCount();
  await user.click(screen.getByRole('checkbox', { name: t('compare.onlyDifferences') }));
  expect(rowCount()).toBeLessThan(all);
  expect(screen.queryByRole('rowheader', { name: t('compare.rows.stock') })).toBeNull();
  expect(head?.isPrivate).toBe(true);
});

it('asks the list to take a product away, and follows it', async () => {
  keep(items);
  const { user, facts, bus, t } = await show();
  await columnCount();
  const [first] = screen.getAllByRole('button', { name: new RegExp(t('compare.remove', { name: '.*' })) });
  await user.click(first as HTMLElement);
  expect(facts.find(({ type }) => type === 'compare.toggleRequested')).toMatchObject(items[0] as object);
  keep(items.slice(1));
  await act(async () => bus.publish({ type: 'compare.changed', productIds: ['2'] }));
  await expect.poll(columnCount).toBe(1);
});

it('shows the list that an earlier release kept', async () => {
  localStorage.setItem('store.compare.v1', JSON.stringify(items));
  await show();
  expect(await columnCount()).toBe(2);
});

it('is empty with a way on, also when what is stored makes no sense', async () => {
  localStorage.setItem('dana.compare.v1', '{"broken":');
  const { t } = await show();
  const link = await screen.findByRole('link', { name: t('compare.empty.action') });
  expect(link.getAttribute('href')).toBe('/en/shop');
});

it('shows a shared comparison without touching the own list, and marks what is gone', async () => {
  keep(items.slice(0, 1));
  const { t } = await show('/compare?ids=3,4,999999');
  expect(await columnCount()).toBe(3);
  expect(screen.getByText(t('compare.shared'))).toBeDefined();
  expect(screen.getByText(t('compare.gone'))).toBeDefined();
  expect(screen.queryByRole('button', { name: t('compare.clear') })).toBeNull();
  expect(JSON.parse(localStorage.getItem('dana.compare.v1') ?? '')).toEqual(items.slice(0, 1));
});

it('says that products could not be loaded and tries again', async () => {
  keep(items);
  await disturb('/api/products', { status: 503 });
  const { user, t } = await show();
  const retry = await screen.findByRole('button', { name: t('state.retry') }, { timeout: 5_000 });
  await restore();
  await user.click(retry);
  expect(await columnCount()).toBe(2);
  expect(within(screen.getByRole('table')).getAllByRole('link').length).toBeGreaterThan(1);
});
