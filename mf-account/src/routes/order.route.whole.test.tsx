// @vitest-environment happy-dom
import { renderRoute, type TestSlots } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { forgetCart } from '@dana/testing/fill-cart';
import { decidePayment, placeOrder, ways } from '@dana/testing/place-order';
import * as page from './order.route.tsx';
import * as tracking from './track.route.tsx';

/* Over twenty seconds: what becomes of an order is shown with orders that are placed and paid, one for each test. */

const api = apiOfFile();
let orderId: string;

beforeAll(async () => {
  ({ id: orderId } = await placeOrder(api.baseUrl));
});
afterEach(forgetCart);

const show = (id: string, locale: 'en' | 'ar' = 'en', slots: TestSlots = {}) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: `/order/${id}`,
    baseUrl: api.baseUrl,
    locale,
    slots,
  });

describe('the order page', () => {
  it('shows that the order is placed, its facts and its lines', async () => {
    const { t } = await show(orderId, 'ar');
    expect(await screen.findByRole('heading', { name: t('orderPage.news.placed') })).toBeDefined();
    expect(screen.getByText(/^DN-/)).toBeDefined();
    expect(screen.getByText('+965 5000 1234')).toBeDefined();
    expect(screen.getByRole('heading', { name: t('orderPage.lines', { count: 2 }) })).toBeDefined();
  });

  it('does not find an order that is not there, and leads back to it from signing in', async () => {
    const { t } = await show('nobody');
    expect(await screen.findByText(t('orderPage.notFound'))).toBeDefined();
    const link = screen.getByRole('link', { name: t('orderPage.signIn') });
    expect(link.getAttribute('href')).toContain('/login?next=%2Forder%2Fnobody');
  });

  it('offers a guest an account for one password, says what is wrong with it, and when it is ready', async () => {
    const { id } = await placeOrder(api.baseUrl);
    const { t, user } = await show(id);
    await user.click(await screen.findByRole('button', { name: t('orderPage.createAccount') }));
    const field = await screen.findByLabelText(t('form.password'));
    await user.type(field, 'short{Enter}');
    expect(await screen.findByText(t('validation.terms'))).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, 'seven pearls of the gulf');
    await user.click(screen.getByRole('checkbox', { name: t('register.agree') }));
    await user.click(screen.getByRole('button', { name: t('register.submit') }));
    const ready = await screen.findByText(t('orderPage.account.ready'));
    expect(document.activeElement?.contains(ready)).toBe(true);
    // The order is the account's now, and so is the e-mail: the next order of it leads to signing in.
    const next = await placeOrder(api.baseUrl);
    expect((await fetch(`${api.baseUrl}/orders/${id}`)).status).toBe(404);
    const other = await show(next.id, 'ar');
    await other.user.click(await screen.findByRole('button', { name: other.t('orderPage.createAccount') }));
    const password = await screen.findByLabelText(other.t('form.password'));
    await other.user.type(password, 'another long sentence');
    await other.user.click(screen.getByRole('checkbox', { name: other.t('register.agree') }));
    await other.user.click(screen.getByRole('button', { name: other.t('register.submit') }));
    expect(await screen.findByText(other.t('orderPage.account.taken'))).toBeDefined();
    const link = screen.getByRole('link', { name: other.t('orderPage.signIn') });
    expect(link.getAttribute('href')).toContain(`/login?next=%2Forder%2F${next.id}`);
  }, 30_000);

  it('offers to try again when the order cannot be loaded', async () => {
    await api.disturb('/api/orders', { status: 503, body: '{"success":false,"message":"busy"}' });
    const { t, user } = await show(orderId);
    const retry = await screen.findByRole('button', { name: t('retry') });
    await api.restore();
    await user.click(retry);
    await waitFor(() => expect(screen.getByText(/^DN-/)).toBeDefined());
  });

  it('cancels it after a question, and reads so at once', async () => {
    const { id } = await placeOrder(api.baseUrl);
    const { t, user, facts } = await show(id, 'ar');
    await user.click(await screen.findByRole('button', { name: t('changes.cancel') }));
    const dialog = await screen.findByRole('dialog', { name: t('changes.cancelQuestion') });
    expect(within(dialog).getByText(t('changes.cancelUnpaid'))).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: t('changes.confirmCancel') }));
    expect(await screen.findByRole('heading', { name: t('orderPage.news.ended') })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts).toContainEqual({ type: 'order.cancelled', orderId: id });
    expect(screen.queryByRole('button', { name: t('changes.cancel') })).toBeNull();
    const answer = await fetch(`${api.baseUrl}/orders/${id}`);
    expect(((await answer.json()) as { data: { status: string } }).data.status).toBe('cancelled');
  });

  it('shows of an order that the bank took the money for what its receipt says', async () => {
    const { id, link } = await placeOrder(api.baseUrl, ways.knet);
    await decidePayment(api.baseUrl, link, 'approve');
    const { t } = await show(id);
    const receipt = await screen.findByRole('region', { name: t('receipt.title') });
    expect(within(receipt).getByText(t('receipt.status.paid'))).toBeDefined();
  });

  it('leaves to the checkout how it is paid and to the cart how it is bought again, and does without either', async () => {
    const { id } = await placeOrder(api.baseUrl, ways.knet);
    const piece = (name: string) => ({
      Component: ({ orderId }: { orderId: string }) => <p>{`${name} ${orderId}`}</p>,
    });
    const { t } = await show(id, 'en', { 'checkout.unpaidOrder': piece('Pay') });
    expect(await screen.findByText(`Pay ${id}`)).toBeDefined();
    cleanup();
    await show(orderId, 'en', { 'cart.buyAgain': piece('Buy') });
    expect(await screen.findByText(`Buy ${orderId}`)).toBeDefined();
    cleanup();
    vi.spyOn(console, 'error').mockReturnValue();
    await show(id, 'en', { 'checkout.unpaidOrder': 'missing' });
    expect(await screen.findByRole('heading', { name: t('orderPage.news.waiting') })).toBeDefined();
    expect(await screen.findByRole('button', { name: t('retry') })).toBeDefined();
  });

  it('is told why an order cannot be cancelled any more', async () => {
    const { id } = await placeOrder(api.baseUrl);
    const { t, user } = await show(id);
    await user.click(await screen.findByRole('button', { name: t('changes.cancel') }));
    await fetch(`${api.baseUrl}/orders/${id}/cancel`, { method: 'POST' });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: t('changes.confirmCancel') }));
    expect(await within(dialog).findByText(/can no longer be canceled/)).toBeDefined();
  });
});

describe('tracking an order', () => {
  it.each(['noura@example.com', '٥٠٠٠١٢٣٤'])('finds it by its number and %s', async (contact) => {
    const number = await numberOf(orderId);
    const { t, user } = await showTracking();
    await user.type(screen.getByLabelText(t('track.number')), number.replace('DN-', ''));
    await user.type(screen.getByLabelText(t('track.contact')), `${contact}{Enter}`);
    const found = await screen.findByRole('heading', { name: new RegExp(number) });
    await waitFor(() => expect(document.activeElement).toBe(found));
    expect(screen.getByRole('link', { name: t('track.open') }).getAttribute('href')).toContain(orderId);
  });

  it('asks for what is missing and says the same of everything that is wrong', async () => {
    const { t, user } = await showTracking();
    await user.click(screen.getByRole('button', { name: t('track.submit') }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t('track.number'))));
    await user.type(screen.getByLabelText(t('track.number')), await numberOf(orderId));
    await user.type(screen.getByLabelText(t('track.contact')), 'somebody@example.com{Enter}');
    expect(await screen.findByText(t('track.notFound'))).toBeDefined();
  });

  async function showTracking() {
    const options = { manifest, texts: { en, ar }, path: '/order', baseUrl: api.baseUrl };
    const shown = await renderRoute(tracking, options);
    await screen.findByLabelText(shown.t('track.number'));
    return shown;
  }

  async function numberOf(id: string): Promise<string> {
    const answer = await fetch(`${api.baseUrl}/orders/${id}`);
    return ((await answer.json()) as { data: { number: string } }).data.number;
  }
});
