// @vitest-environment happy-dom
import { placeOrderAnswerSchema } from '@dana/contracts/api/checkout';
import { citiesAnswerSchema } from '@dana/contracts/api/country-city';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { configure, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { fillCart, forgetCart } from '../testing/fill-cart.ts';
import * as page from './order.route.tsx';

// Parts of the page are loaded when they are needed, and a busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 });

let api: RunningTestApi;
let orderId: string;

async function placeOrder(): Promise<string> {
  const { cartId } = await fillCart(api.baseUrl, [2]);
  const cities = citiesAnswerSchema.parse(
    await (await fetch(`${api.baseUrl}/cities?per_page=1000`)).json(),
  ).data;
  const area = cities.find((city) => city.parent_id !== null);
  const order = {
    cart: cartId,
    first_name: 'Noura',
    last_name: 'Al Enezi',
    email: 'noura@example.com',
    phone: '50001234',
    shipping_method_id: 1,
    payment: { method_id: 1 },
    address: {
      country_id: area?.country_id,
      city_id: area?.id,
      town: 'Block 4',
      address: 'Street 12',
      type: 1,
    },
  };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${api.baseUrl}/checkout`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  return placeOrderAnswerSchema.parse(await answer.json()).data.payment_info?.id ?? '';
}

beforeAll(async () => {
  api = await startTestApi();
  orderId = await placeOrder();
});
afterEach(async () => {
  forgetCart();
  await api.heal();
});
afterAll(() => api.stop());

const show = (id: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path: `/order/${id}`, baseUrl: api.baseUrl, locale });

describe('the order page', () => {
  it.each(['en', 'ar'] as const)(
    'shows that the order is confirmed, its facts and its lines, in %s',
    async (locale) => {
      const { t } = await show(orderId, locale);
      expect(await screen.findByRole('heading', { name: t('orderPage.news.confirmed') })).toBeDefined();
      expect(screen.getByText(/^DN-/)).toBeDefined();
      expect(screen.getByText('+965 5000 1234')).toBeDefined();
      expect(screen.getByRole('heading', { name: t('orderPage.lines', { count: 2 }) })).toBeDefined();
    },
  );

  it('does not find an order that is not there', async () => {
    const { t } = await show('nobody');
    expect(await screen.findByText(t('orderPage.notFound'))).toBeDefined();
  });

  it('offers to try again when the order cannot be loaded', async () => {
    await api.disturb('/api/orders', { status: 503, body: '{"success":false,"message":"busy"}' });
    const { t, user } = await show(orderId);
    const retry = await screen.findByRole('button', { name: t('retry') });
    await api.heal();
    await user.click(retry);
    await waitFor(() => expect(screen.getByText(/^DN-/)).toBeDefined());
  });
});
