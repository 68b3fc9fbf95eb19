// @vitest-environment happy-dom
import { formatMoney } from '@dana/i18n';
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import * as drawer from '../exposed/slots/cart-drawer.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { fillCart, forgetCart } from '@dana/testing/fill-cart';
import * as page from './cart.route.tsx';

const api = apiOfFile();
afterEach(forgetCart);

const show = (locale: 'en' | 'ar' = 'en', shown: Parameters<typeof renderRoute>[0] = page) =>
  renderRoute(shown, { manifest, texts: { en, ar }, path: '/cart', baseUrl: api.baseUrl, locale });

describe('the cart page', () => {
  it('shows lines, the amounts of the server, and the ways to pay that the API offers', async () => {
    const { data: ways } = await api.get('/payment_methods?lang=ar');
    const { products } = await fillCart(api.baseUrl, [2, 1]);
    const { t, head } = await show('ar');
    const table = await screen.findByRole('table', { name: t('cart.title') });
    expect(within(table).getAllByRole('row')).toHaveLength(products.length + 1);
    const sum = (products[0]?.price ?? 0) * 2 + (products[1]?.price ?? 0);
    expect(document.body.textContent).toContain(formatMoney(sum, 'KWD'));
    const names = within(screen.getByRole('list', { name: t('summary.payWith') })).getAllByRole('listitem');
    expect(names.map((name) => name.textContent)).toEqual(ways.map(({ name }: { name: string }) => name));
    expect(head).toMatchObject({ title: t('cart.title'), isPrivate: true });
  });

  it('says that it is empty and leads to the shop', async () => {
    const { t } = await show();
    expect(await screen.findByText(t('empty.title'))).toBeDefined();
    expect(screen.getByRole('link', { name: t('continueShopping') }).getAttribute('href')).toContain('/shop');
  });

  it('says what keeps it from being shown, keeps the cart and shows it on request', async () => {
    await fillCart(api.baseUrl, [1]);
    await api.disturb('/api/checkout', { status: 503, body: '{"success":false,"message":"Busy"}' });
    const { t, user } = await show();
    const retry = await screen.findByRole('button', { name: t('retry') });
    expect(screen.getByText('Busy')).toBeDefined();
    expect(document.cookie).toContain('cart_id=');
    await api.restore();
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('changes a quantity at the keyboard, and a refused one goes back with the reason in its line', async () => {
    const { products } = await fillCart(api.baseUrl, [2]);
    const { t, user } = await show();
    const label = t('line.quantity', { title: products[0]?.name });
    const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
    await user.clear(quantity);
    await user.keyboard('٣{Enter}');
    expect(quantity.value).toBe('3');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull());

    await api.disturb('/api/carts/edit-item', {
      status: 422,
      body: '{"success":false,"message":"Just sold"}',
    });
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('Just sold')).toBeDefined();
    expect(quantity.value).toBe('3');
  });

  it.each([
    ['its page', 'en', page],
    ['its page', 'ar', page],
    ['the drawer', 'en', drawer],
    ['the drawer', 'ar', drawer],
  ] as const)(
    'answers one more of a product on %s in one sentence with its amount, and nothing else, in %s',
    async (_place, locale, shown) => {
      const { slug } = (await fillCart(api.baseUrl, [1])).products[0]!;
      const { data } = await api.get(`/products/${slug}?lang=${locale}`);
      const { name: title, price } = data;
      const { t, user, bus } = await show(locale, shown);
      await act(async () => bus.publish({ type: 'cart.drawerRequested', requestId: 'r1' }));
      await user.click(await screen.findByRole('button', { name: t('line.increase', { title }) }));
      const spoken = () =>
        [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]
          .map(({ textContent }) => textContent)
          .filter(Boolean);
      const sentence = t('line.answer', { quantity: 2, title, total: formatMoney(2 * price, 'KWD') });
      await waitFor(() => expect(spoken()).toEqual([sentence]), { timeout: 10_000 });
      // What is missing to free delivery is drawn as a bar, which would say its per cent.
      expect(screen.getAllByRole('progressbar', { hidden: true })).toHaveLength(1);
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
  );

  it('takes a line out and says which', async () => {
    const { products } = await fillCart(api.baseUrl, [1]);
    const title = products[0]?.name ?? '';
    const { t, user, toasts } = await show();
    await user.click(await screen.findByRole('button', { name: t('line.remove', { title }) }));
    expect(await screen.findByText(t('empty.title'))).toBeDefined();
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: t('toast.removed', { title }) }]));
  });

  it('asks before it clears the cart, and says beside the button that it could not, for as long as it is so', async () => {
    await fillCart(api.baseUrl, [1]);
    const { t, user, toasts } = await show();
    const clear = async (): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: t('clear.action') }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: t('clear.confirm') }));
    };
    await api.disturb('/api/carts', { status: 503, body: '<h1>busy</h1>' });
    await clear();
    expect(await screen.findByText(t('clear.failed'))).toBeDefined();
    expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('clear.failed') });
    expect(screen.getByRole('table', { name: t('cart.title') })).toBeDefined();
    await api.restore();
    await clear();
    expect(await screen.findByText(t('empty.title'))).toBeDefined();
  });

  it('does not call a coupon wrong that the server could not look at', async () => {
    await fillCart(api.baseUrl, [1]);
    const { t, user } = await show();
    const field = await screen.findByLabelText(t('coupon.label'));
    await api.disturb('/api/checkout', { status: 503, body: '<h1>busy</h1>' });
    await user.type(field, 'DANA10{Enter}');
    const problem = await screen.findByText(t('coupon.failed'));
    expect(problem.closest('[role="alert"]')).not.toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(problem)).toBe(true));
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect((field as HTMLInputElement).value).toBe('DANA10');
  });

  it('keeps a coupon that is being typed until it is used, also when the page is left meanwhile', async () => {
    await fillCart(api.baseUrl, [3]);
    const first = await show();
    await first.user.type(await screen.findByLabelText(first.t('coupon.label')), 'DANA10');
    cleanup();
    const { t, user } = await show();
    const field = await screen.findByLabelText<HTMLInputElement>(t('coupon.label'));
    expect(field.value).toBe('DANA10');
    await user.type(field, '{Enter}');
    await user.click(await screen.findByRole('button', { name: t('coupon.remove', { code: 'DANA10' }) }));
    expect((await screen.findByLabelText<HTMLInputElement>(t('coupon.label'))).value).toBe('');
  });

  it('refuses a missing and a wrong coupon beside its field and applies a right one', async () => {
    await fillCart(api.baseUrl, [3]);
    const { t, user, toasts } = await show();
    await user.click(await screen.findByRole('button', { name: t('coupon.apply') }));
    const field = screen.getByLabelText(t('coupon.label'));
    expect(await screen.findByText(t('validation.coupon'))).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(screen.queryByText(t('validation.coupon'))).toBeNull());
    await waitFor(() =>
      expect(screen.getByLabelText(t('coupon.label')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(document.activeElement).toBe(screen.getByLabelText(t('coupon.label')));
    await user.clear(screen.getByLabelText(t('coupon.label')));
    await user.type(screen.getByLabelText(t('coupon.label')), 'DANA10{Enter}');
    expect(await screen.findByRole('button', { name: t('coupon.remove', { code: 'DANA10' }) })).toBeDefined();
    expect(toasts.at(-1)).toEqual({ kind: 'success', text: t('toast.couponApplied') });
  });
});
