// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { fillCart, forgetCart } from '../testing/fill-cart.ts';
import * as page from './checkout.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
  await Promise.all([
    import('../features/checkout/checkout-form.tsx'),
    import('@dana/commerce/address/area-field'),
    import('../features/checkout/checkout.rules.ts'),
  ]);
});
afterEach(forgetCart);
afterAll(() => api.stop());

const radios = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.name === name);

async function show(locale: 'en' | 'ar') {
  await fillCart(api.baseUrl, [2]);
  const texts = { en, ar };
  const options = { manifest, texts, path: '/checkout', baseUrl: api.baseUrl, locale };
  const shown = await renderRoute(page, options);
  const place = await screen.findByRole('button', { name: new RegExp(`^${shown.t('order.place')}`) });
  const country = await screen.findByRole('combobox', { name: shown.t('field.country_id') });
  await waitFor(() => expect(radios('shipping_method_id')[0]?.checked).toBe(true));
  return { ...shown, place, country };
}

describe.each(['en', 'ar'] as const)('the checkout in %s', (locale) => {
  it('follows the country of the address: ways to pay, price, days, prefix and postal code', {
    timeout: 60_000,
  }, async () => {
    const { t, user, country } = await show(locale);
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
    const { t, user, place } = await show(locale);
    const installments = radios('payment_method_id').at(-1);
    if (installments) await user.click(installments);
    const area = screen.getByRole('combobox', { name: t('field.city_id') });
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
