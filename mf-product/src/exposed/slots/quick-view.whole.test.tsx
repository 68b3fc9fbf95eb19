// @vitest-environment happy-dom
import { RemoteSlot } from '@dana/runtime';
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { manifest } from '../manifest.ts';
import * as slot from './quick-view.tsx';

const api = apiOfFile(readTestApi);
beforeAll(async () => {
  // The first call after a start takes longer than the dialog is waited for.
  await fetch(`${api.baseUrl}/products/${shirt.slug}`);
});

const shirt = { slug: 'qumash-daily-t-shirt', preview: { title: 'Daily T-shirt', price: 7.5 } };

/** A page with one card that asks for the quick view, as any remote would. */
async function show(locale: 'en' | 'ar' = 'en') {
  const Component = () => (
    <>
      <button type="button">Card</button>
      <RemoteSlot name="product.quickView" props={{}} />
    </>
  );
  const slots = { 'product.quickView': slot };
  const page = { Component };
  const path = '/product-details/any';
  const shown = await renderRoute(page, {
    ...{ manifest, texts: { en, ar }, path, slots, locale, baseUrl: api.baseUrl },
  });
  const open = async (request: { slug: string; preview?: (typeof shirt)['preview'] } = shirt) => {
    screen.getByText('Card').focus();
    await act(async () =>
      shown.bus.publish({ type: 'product.quickViewRequested', requestId: 'look', ...request }),
    );
  };
  return { ...shown, open };
}

it('shows what can be chosen and bought, and nothing below it', async () => {
  const { open, t, user, address } = await show('ar');
  await open();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('heading', { level: 3 })).toBeDefined();
  await user.click(dialog.getAllByRole('radio', { hidden: true })[1] as HTMLElement);
  expect(address()).toBe('/product-details/any');
  expect(dialog.getByRole('button', { name: t('wishlist.toggle') })).toBeDefined();
  expect(dialog.getByRole('button', { name: t('compare.toggle') })).toBeDefined();
  expect(dialog.queryByText(t('facts.sku'))).toBeNull();
  expect(dialog.queryByText('Secure Payment')).toBeNull();
  expect(dialog.queryByText(t('share.label'))).toBeNull();
  const full = dialog.getByRole('link', { name: t('quickView.full') });
  expect(full.getAttribute('href')).toMatch(/qumash-daily-t-shirt\?variant=\d+$/);
});

it('gives the focus back when it closes, and starts again with the next product', async () => {
  const { open, t, user } = await show();
  await open();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: t('quantity.increase') }));
  expect(dialog.getByRole('textbox')).toHaveProperty('value', '2');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Card');

  await open({ slug: 'zahriyat-velvet-lipstick' });
  expect(await screen.findByRole('textbox', { name: t('quantity.field') })).toHaveProperty('value', '1');
});

it('leaves as soon as the cart has the product', async () => {
  const { open, t, user, bus, facts } = await show();
  await open();
  await user.click(await screen.findByRole('button', { name: t('purchase.add') }));
  const request = facts.find((fact) => fact.type === 'cart.addRequested');
  expect(request).toMatchObject({ slug: shirt.slug, quantity: 1, next: 'drawer' });
  const { requestId = '', productId = '', title = '' } = request ?? {};
  await act(async () =>
    bus.publish({ type: 'cart.itemAdded', requestId, productId, slug: shirt.slug, title, quantity: 1 }),
  );
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('shows the name and price it was given while the rest is on its way, and a way on when it does not come', async () => {
  await api.disturb('/api/products/qumash-daily-t-shirt', { status: 503 });
  const { open, t, user } = await show();
  await open();
  const dialog = await screen.findByRole('dialog', { name: new RegExp(shirt.preview.title) });
  expect(dialog.textContent).toContain('7.500');
  expect(await within(dialog).findByText(t('quickView.failed'))).toBeDefined();
  expect(within(dialog).getByRole('link', { name: t('quickView.full') })).toBeDefined();
  await api.restore();
  await user.click(within(dialog).getByRole('button', { name: t('state.retry') }));
  expect(await within(dialog).findByRole('button', { name: t('purchase.add') })).toBeDefined();
});

it('says so when the product is gone', async () => {
  const { open, t } = await show();
  await open({ slug: 'long-gone' });
  expect(await screen.findByText(t('quickView.gone'))).toBeDefined();
});
