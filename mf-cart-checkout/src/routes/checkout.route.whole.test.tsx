// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { fillCart, forgetCart } from '@dana/testing/fill-cart';
import * as page from './checkout.route.tsx';

/* Over twenty seconds: each test waits for the form and its late parts, and types into them as a shopper would. */

const api = apiOfFile();
beforeAll(async () => {
  // What the page loads when it is needed: read before, so that no test waits for the machine to read it.
  await Promise.all([
    import('../features/checkout/checkout-form.tsx'),
    import('@dana/commerce/address/area-field'),
    import('../features/checkout/checkout.rules.ts'),
    import('./nothing-to-order.tsx'),
  ]);
});
afterEach(forgetCart);

const open = (given: Partial<Parameters<typeof renderRoute>[1]> = {}) =>
  renderRoute(page, { manifest, texts: { en, ar }, path: '/checkout', baseUrl: api.baseUrl, ...given });

async function show(locale: 'en' | 'ar' = 'en') {
  await fillCart(api.baseUrl, [2]);
  const shown = await open({ locale });
  const place = await screen.findByRole('button', { name: new RegExp(`^${shown.t('order.place')}`) });
  const area = await screen.findByRole('combobox', { name: shown.t('field.city_id') });
  await waitFor(() => expect(radios('shipping_method_id')[0]?.checked).toBe(true));
  return { ...shown, place, area };
}

const radios = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.name === name);
/** Of the window, as a browser would change it. Unit: CSS pixels. */
const setWidth = (width: number): void =>
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({
    width,
  });
type Shown = Awaited<ReturnType<typeof show>>;

async function fillIn({ user, t, area }: Shown): Promise<void> {
  const typed = {
    first_name: 'Noura',
    last_name: 'Al Enezi',
    email: 'noura@example.com',
    phone: '٥٠٠٠١٢٣٤',
    block: '٤',
    street: '12',
    building: '7',
  };
  for (const [name, text] of Object.entries(typed))
    await user.type(screen.getByLabelText(t(`field.${name}`)), text);
  await user.type(area, 'سالمية');
  const [found] = await screen.findAllByRole('option');
  if (found) await user.click(found);
  const [, onDelivery] = radios('payment_method_id');
  if (onDelivery) await user.click(onDelivery);
  await user.click(screen.getByRole('checkbox', { name: t('notes.agree') }));
}

describe('the checkout', () => {
  it('says what is missing in the agreed order', async () => {
    const { t, user, toasts, place } = await show('ar');
    await user.click(place);
    await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('problem.payment') }));
    expect(screen.getByText(t('problem.payment'))).toBeDefined();
    const [payment] = radios('payment_method_id');
    await waitFor(() => expect(document.activeElement).toBe(payment));

    if (payment) await user.click(payment);
    expect(screen.queryByText(t('problem.payment'))).toBeNull();
    await user.click(place);
    await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('problem.newAddress') }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  });

  it('offers the ways to pay that the API has, by their names', async () => {
    const { t } = await show();
    const { data } = await api.get('/payment_methods');
    const names = within(screen.getByRole('radiogroup', { name: t('payment.title') })).getAllByRole('radio');
    const labels = names.map((radio) => radio.closest('label'));
    expect(labels.map((label) => label?.textContent)).toEqual(
      data.map(({ name, description }: { name: string; description: string }) => name + description),
    );
  });

  it('names the address first on the very first press, when a way to pay was chosen before', async () => {
    const { t, user, toasts, place, area } = await show();
    const [payment] = radios('payment_method_id');
    if (payment) await user.click(payment);
    await user.click(place);
    await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('problem.newAddress') }));
    await waitFor(() => expect(document.activeElement).toBe(area));
  });

  it('says on the button what will be paid', async () => {
    const { place, t } = await show();
    const total = screen.getByText(t('summary.total')).nextElementSibling?.textContent;
    expect(total).toMatch(/\d/);
    await waitFor(() => expect(place.textContent).toBe(`${t('order.place')}${total}`));
  });

  it('asks for a way of shipping when the server offers none, and goes on when it offers some again', async () => {
    const { cartId } = await fillCart(api.baseUrl, [2]);
    const answer = await api.get(`/checkout?cart=${cartId}`);
    answer.data.shipping_methods = [];
    await api.disturb('/api/checkout', { status: 200, body: JSON.stringify(answer) });
    const { t, user, toasts } = await open();
    await screen.findByRole('radiogroup', { name: t('payment.title') });
    const [payment] = radios('payment_method_id');
    if (payment) await user.click(payment);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('order.place')}`) }));
    await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('problem.shipping') }));
    expect(screen.getByText(t('problem.shipping'))).toBeDefined();
    const retry = screen.getByRole('button', { name: t('retry') });
    await waitFor(() => expect(document.activeElement).toBe(retry));
    await api.restore();
    await user.click(retry);
    await waitFor(() => expect(radios('shipping_method_id')[0]?.checked).toBe(true));
    expect(screen.queryByText(t('problem.shipping'))).toBeNull();
  });

  it('keeps the contact in sight while the one thing that was missing from it is typed', async () => {
    const shopper = { email: 'n.sabah@example.com', password: 'pearl diver 1931' };
    const names = { first_name: 'Noura', last_name: 'Al Sabah', password_confirmation: shopper.password };
    await api.post('/register', { ...shopper, ...names });
    await fillCart(api.baseUrl, [2]);
    const { t, user } = await open({ signIn: shopper });
    const phone = await screen.findByLabelText<HTMLInputElement>(t('field.phone'));
    await user.type(phone, '50001234');
    expect(document.activeElement).toBe(phone);
    expect(phone.value).toBe('50001234');
  });

  it('places nothing before the terms are agreed to, keeps everything when it fails, and then places one order and leads to it', async () => {
    const shown = await show();
    await fillIn(shown);
    const { user, facts, toasts, place, t, address } = shown;
    const terms = screen.getByRole('checkbox', { name: t('notes.agree') });
    await user.click(terms);
    await user.click(place);
    expect(await screen.findByText(t('validation.agreement'))).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(terms));
    expect(address()).toContain('/checkout');
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByText(t('validation.agreement'))).toBeNull());

    await api.disturb('/api/checkout', { status: 503, body: '<h1>busy</h1>' });
    await user.click(place);
    expect(await screen.findByText(t('order.failed'))).toBeDefined();
    expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('order.failed') });
    expect((screen.getByLabelText(t('field.street')) as HTMLInputElement).value).toBe('12');
    expect(document.cookie).toContain('cart_id=');

    await api.restore();
    await user.dblClick(place);
    await waitFor(() => expect(address()).toMatch(/^\/order\/.+/));
    expect(facts.filter(({ type }) => type === 'order.placed')).toHaveLength(1);
    expect(toasts.at(-1)).toEqual({ kind: 'success', text: t('toast.orderPlaced') });
    expect(document.cookie).not.toContain('cart_id=');
    expect(sessionStorage.getItem('dana.checkout.draft.v1')).toBeNull();
  }, 60_000);

  it('has nothing to order without a cart', async () => {
    const { t } = await open();
    expect(await screen.findByText(t('checkout.nothing'))).toBeDefined();
  });
});

describe('the checkout of a phone', () => {
  beforeEach(() => setWidth(390));
  afterEach(() => setWidth(1024));

  it('folds what is ordered into a line with the total above the form, and has one button that orders', async () => {
    const { t, place } = await show('ar');
    const box = screen.getByRole('region', { name: t('order.title') });
    const fold = box.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toContain(t('order.showSummary'));
    expect(fold?.querySelector('summary')?.textContent).toMatch(/\d\.\d{3}/);
    expect(within(box).getByLabelText(t('coupon.label'))).toBeDefined();
    const [first] = screen.getAllByRole('textbox').filter((field) => !box.contains(field));
    expect(first && box.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('button', { name: new RegExp(`^${t('order.place')}`) })).toEqual([place]);
  });
});

describe('the checkout to other countries', () => {
  it('follows the country of the address: ways to pay, price, days, prefix and postal code', {
    timeout: 60_000,
  }, async () => {
    const { t, user } = await show('ar');
    const country = screen.getByRole('combobox', { name: t('field.country_id') });
    const phone = screen.getByLabelText<HTMLInputElement>(t('field.phone'));
    expect(radios('payment_method_id')).toHaveLength(4);
    expect(screen.queryByLabelText(new RegExp(`^${t('field.postal_code')}`))).toBeNull();
    expect(screen.getByText('+965')).toBeDefined();
    await user.type(phone, '50001234');
    await user.tab();
    expect(phone.value).toBe('5000 1234');

    await user.selectOptions(country, '2');
    await waitFor(() => expect(radios('payment_method_id')).toHaveLength(1));
    expect(screen.getByLabelText(new RegExp(`^${t('field.postal_code')}`))).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(/4\.500/).length).toBeGreaterThan(0));
    expect(screen.getAllByText(new RegExp(t('shipping.arrives', { days: '' }).trim())).length).toBe(2);
    // A number that was typed in Kuwait stays one of Kuwait.
    expect(phone.value).toBe('+965 5000 1234');
    await user.clear(phone);
    await user.type(phone, '5000 1234');
    await user.tab();
    const reason = { prefix: '+966', digits: 9, example: '50 123 4567' };
    expect(await screen.findByText(t('validation.phoneDigits', reason))).toBeDefined();
    await user.clear(phone);
    await user.type(phone, '0501234567');
    await user.tab();
    await waitFor(() => expect(phone.value).toBe('50 123 4567'));
    expect(screen.getByText('+966')).toBeDefined();
    expect(screen.queryByText(t('validation.phoneDigits', reason))).toBeNull();
  });

  it('asks for the plan of installments, and for the name of an area that no list has', {
    timeout: 60_000,
  }, async () => {
    const { t, user, place, area } = await show();
    const installments = radios('payment_method_id').at(-1);
    if (installments) await user.click(installments);
    await user.type(area, 'xyz');
    await user.click(await screen.findByRole('option'));
    const name = await screen.findByLabelText(t('field.area'));
    expect(radios('installment_package_id').some(({ checked }) => checked)).toBe(false);
    await user.click(place);
    expect(await screen.findByText(t('validation.plan'))).toBeDefined();
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    const [plan] = radios('installment_package_id');
    if (plan) await user.click(plan);
    await waitFor(() => expect(screen.queryByText(t('validation.plan'))).toBeNull());
  });
});
