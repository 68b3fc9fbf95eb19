// @vitest-environment happy-dom
import { formatMoney } from '@dana/i18n';
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import * as drawer from '../exposed/slots/cart-drawer.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { fillCart, forgetCart } from '@dana/testing/fill-cart';
import * as cartPage from './cart.route.tsx';
import * as checkoutPage from './checkout.route.tsx';

const api = apiOfFile();
afterEach(forgetCart);

const soon = { timeout: 10_000 };
/** What is spoken by itself. */
const liveWords = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** A cart of two, of which each has become dearer by two since. @returns what one cost before. */
async function fillRisenCart(locale: 'en' | 'ar', changes: object = {}): Promise<number> {
  const { cartId, products } = await fillCart(api.baseUrl, [2]);
  const answer = await api.get(`/checkout?cart=${cartId}&lang=${locale}`);
  const before = products[0]?.price ?? 0;
  const [item] = answer.data.items;
  const now = { unit_price: before + 2, unit_price_before: before, line_total: 2 * (before + 2) };
  Object.assign(item, now);
  Object.assign(item.product, changes);
  await api.disturb('/api/checkout', { status: 200, body: JSON.stringify(answer) });
  return before;
}

// The drawer stands beside no page: it reads nothing of the address.
it.each([
  ['the cart', 'en', '/cart', cartPage],
  ['the checkout', 'ar', '/checkout', checkoutPage],
  ['the drawer', 'en', '/cart', drawer],
] as const)(
  '%s says the old and the new price of what rose, until it was seen (%s)',
  async (_, locale, path, page) => {
    const before = await fillRisenCart(locale);
    const show = async () => {
      const options = { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl };
      const shown = await renderRoute(page, options);
      await act(async () => shown.bus.publish({ type: 'cart.drawerRequested', requestId: 'r1' }));
      return shown;
    };
    const { t } = await show();
    await screen.findByText(t('risen.title'));
    const words = document.body.textContent ?? '';
    for (const amount of [before, before + 2]) expect(words).toContain(formatMoney(amount, 'KWD'));
    const kept = () => localStorage.getItem('dana.cart.prices.v1');
    await waitFor(() => expect(kept()).toContain(String(before + 2)), soon);
    expect(screen.getByText(t('risen.title'))).toBeDefined();
    cleanup();
    await show();
    const line = formatMoney(2 * (before + 2), 'KWD');
    await waitFor(() => expect(document.body.textContent).toContain(line), soon);
    expect(screen.queryByText(t('risen.title'))).toBeNull();
  },
);

it.each([
  ['the cart', 'en', '/cart', cartPage, ['risen.title']],
  ['the checkout', 'ar', '/checkout', checkoutPage, ['risen.title', 'short.title']],
] as const)('%s interrupts nobody who comes there with what rose and is nearly gone (%s)', async (...row) => {
  const [, locale, path, page, notes] = row;
  await fillRisenCart(locale, { current_stock: 1 });
  const options = { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl };
  const { t } = await renderRoute(page, options);
  const onTheWay = liveWords();
  for (const note of notes) expect(await screen.findByText(t(note), {}, soon)).toBeDefined();
  expect([...onTheWay, ...liveWords()]).toEqual([]);
});
