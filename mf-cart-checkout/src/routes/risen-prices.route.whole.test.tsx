// @vitest-environment happy-dom
import { formatMoney } from '@dana/i18n';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import * as drawer from '../exposed/slots/cart-drawer.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { fillCart, forgetCart } from '@dana/testing/fill-cart';
import * as cartPage from './cart.route.tsx';
import * as checkoutPage from './checkout.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  forgetCart();
  localStorage.clear();
  await api.restore();
});
afterAll(() => api.stop());

it.each([
  ['the cart', 'en', '/cart', cartPage],
  ['the cart', 'ar', '/cart', cartPage],
  ['the checkout', 'en', '/checkout', checkoutPage],
  ['the checkout', 'ar', '/checkout', checkoutPage],
  // Beside no page: it reads nothing of the address.
  ['the drawer', 'en', '/cart', drawer],
  ['the drawer', 'ar', '/cart', drawer],
] as const)(
  '%s says the old and the new price of what went up, until it was seen, in %s',
  async (_place, locale, path, page) => {
    const { cartId, products } = await fillCart(api.baseUrl, [2]);
    const show = async () => {
      const shown = await renderRoute(page, {
        manifest,
        texts: { en, ar },
        path,
        baseUrl: api.baseUrl,
        locale,
      });
      await act(async () => shown.bus.publish({ type: 'cart.drawerRequested', requestId: 'r1' }));
      return shown;
    };
    const answer = await (await fetch(`${api.baseUrl}/checkout?cart=${cartId}&lang=${locale}`)).json();
    const old = products[0]?.price ?? 0;
    answer.data.items[0].unit_price = old + 2;
    answer.data.items[0].unit_price_before = old;
    const line = 2 * (old + 2);
    answer.data.items[0].line_total = line;
    await api.disturb('/api/checkout', { status: 200, body: JSON.stringify(answer) });

    const { t } = await show();
    await screen.findByText(t('risen.title'));
    const words = document.body.textContent ?? '';
    for (const amount of [old, old + 2]) expect(words).toContain(formatMoney(amount, 'KWD'));
    await waitFor(() => expect(localStorage.getItem('dana.cart.prices.v1')).toContain(String(old + 2)), {
      timeout: 10_000,
    });
    expect(screen.getByText(t('risen.title'))).toBeDefined();
    cleanup();
    await show();
    await waitFor(() => expect(document.body.textContent).toContain(formatMoney(line, 'KWD')), {
      timeout: 10_000,
    });
    expect(screen.queryByText(t('risen.title'))).toBeNull();
  },
);
