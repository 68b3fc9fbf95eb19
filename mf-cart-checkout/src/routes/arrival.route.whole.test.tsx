// @vitest-environment happy-dom
import { fillCart, forgetCart } from '@dana/testing/fill-cart';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
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

/** What is spoken by itself. */
const liveWords = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it.each([
  ['the cart', 'en', '/cart', cartPage, ['risen.title']],
  ['the checkout', 'ar', '/checkout', checkoutPage, ['risen.title', 'short.title']],
] as const)(
  '%s says what rose and what is nearly gone to who comes there, and interrupts nobody with it, in %s',
  async (_place, locale, path, page, notes) => {
    const { cartId, products } = await fillCart(api.baseUrl, [2]);
    const answer = await (await fetch(`${api.baseUrl}/checkout?cart=${cartId}&lang=${locale}`)).json();
    const [item] = answer.data.items;
    item.product.current_stock = 1;
    item.unit_price_before = products[0]?.price ?? 0;
    item.unit_price = item.unit_price_before + 2;
    await api.disturb('/api/checkout', { status: 200, body: JSON.stringify(answer) });

    const options = { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl };
    const { t } = await renderRoute(page, options);
    const onTheWay = liveWords();
    for (const note of notes) expect(await screen.findByText(t(note), {}, { timeout: 10_000 })).toBeDefined();
    expect([...onTheWay, ...liveWords()]).toEqual([]);
  },
);
