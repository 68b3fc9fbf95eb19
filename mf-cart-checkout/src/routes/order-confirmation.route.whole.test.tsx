// @vitest-environment happy-dom
import { renderRoute, type TestSlots } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { forgetCart } from '@dana/testing/fill-cart';
import { decidePayment, placeOrder, ways } from '@dana/testing/place-order';
import * as buyAgain from '../exposed/slots/buy-again.tsx';
import * as confirmation from './order-confirmation.route.tsx';

/* Over twenty seconds: what becomes of an order is shown with orders that are placed and paid, one for each test. */

const api = apiOfFile();
afterEach(forgetCart);

describe('the page that payments come back to', () => {
  const showConfirmation = (query: string, locale: 'en' | 'ar' = 'en', slots: TestSlots = {}) =>
    renderRoute(confirmation, {
      ...{ manifest, texts: { en, ar }, baseUrl: api.baseUrl, locale, slots },
      path: `/order-confirmation?${query}`,
    });
  const news = (t: (key: string) => string, kind: string) =>
    screen.findByRole('heading', { name: t(`orderPage.news.${kind}`) });

  it.each([
    ['approve', 'placed', 'orderPage.emailSentence'],
    ['decline', 'unpaid', 'orderPage.sentence.declined'],
    ['cancel', 'unpaid', 'orderPage.sentence.cancelled'],
  ] as const)(
    'shows after %s what the server knows, not what the address claims',
    async (decision, kind, words) => {
      const { id, link } = await placeOrder(api.baseUrl, ways.knet);
      await decidePayment(api.baseUrl, link, decision);
      const { t } = await showConfirmation(
        `Order_ID=${id}&result=${decision === 'approve' ? 'failed' : 'paid'}`,
      );
      expect(await news(t, kind)).toBeDefined();
      expect(screen.getByText(t(words, { email: 'noura@example.com' }))).toBeDefined();
      const again = screen.queryByRole('button', { name: t('retry') });
      expect(again !== null).toBe(kind === 'unpaid');
    },
  );

  it('asks again while the bank is silent, and shows the payment once it is there', async () => {
    const { id, link } = await placeOrder(api.baseUrl, ways.knet);
    const { t } = await showConfirmation(`order=${id}`, 'ar');
    expect(await screen.findByText(t('confirmation.pending'))).toBeDefined();
    await decidePayment(api.baseUrl, link, 'approve');
    expect(await news(t, 'placed')).toBeDefined();
    expect(screen.queryByText(t('confirmation.pending'))).toBeNull();
  });

  it('brings the items of a cancelled order back into the cart', async () => {
    const { id, link } = await placeOrder(api.baseUrl, ways.knet);
    await decidePayment(api.baseUrl, link, 'cancel');
    forgetCart();
    const { t, user, address, toasts } = await showConfirmation(`order=${id}`);
    await user.click(await screen.findByRole('button', { name: t('unpaid.restore') }));
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(document.cookie).toContain('cart_id=');
    expect(toasts.at(-1)).toEqual({ kind: 'success', text: t('toast.restored') });
  });

  it.each(['', 'order=nobody', 'order=<script>'])('finds no order at ?%s', async (query) => {
    const { t } = await showConfirmation(query);
    expect(await screen.findByText(t('orderPage.notFound'))).toBeDefined();
  });

  it('has the account say the rest of the order, and does without it', async () => {
    const { id } = await placeOrder(api.baseUrl);
    const details = { Component: ({ orderId }: { orderId: string }) => <p>{`Details of ${orderId}`}</p> };
    const { t } = await showConfirmation(`order=${id}`, 'en', { 'account.orderDetails': details });
    expect(await screen.findByText(`Details of ${id}`)).toBeDefined();
    cleanup();
    vi.spyOn(console, 'error').mockReturnValue();
    await showConfirmation(`order=${id}`, 'en', { 'account.orderDetails': 'missing' });
    expect(await news(t, 'placed')).toBeDefined();
    expect(await screen.findByText(t('confirmation.detailsFailed'))).toBeDefined();
  });
});

describe('the button that buys an order again', () => {
  it('puts it into the cart, and shows that', async () => {
    const { id } = await placeOrder(api.baseUrl);
    forgetCart();
    // Wherever the account puts it: here in the place of all that the account shows.
    const { t, user, address, toasts } = await renderRoute(confirmation, {
      ...{ manifest, texts: { en, ar }, baseUrl: api.baseUrl, path: `/order-confirmation?order=${id}` },
      slots: { 'account.orderDetails': buyAgain },
    });
    await user.click(await screen.findByRole('button', { name: t('unpaid.buyAgain') }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(toasts.at(-1)).toEqual({ kind: 'success', text: t('toast.boughtAgain') });
  });
});
