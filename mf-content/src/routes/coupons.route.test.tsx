// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './coupons.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (locale: 'en' | 'ar' = 'en', facts: Parameters<typeof renderRoute>[1]['facts'] = []) =>
  renderRoute(page, { manifest, texts: { en, ar }, path: '/coupons', locale, baseUrl: api.baseUrl, facts });

const cards = () => screen.getAllByRole('article');

it.each(['en', 'ar'] as const)(
  'shows what each coupon gives, the running ones first, in %s',
  async (locale) => {
    const { outcome, t } = await show(locale);
    expect(outcome).toBe('page');
    const states = cards().map((card) => within(card).queryByText(t('coupons.active')) !== null);
    expect(states).toContain(true);
    expect(states).toContain(false);
    expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
  },
);

it('offers no code of a coupon that is over', async () => {
  const { t } = await show();
  const over = cards().find((card) => within(card).queryByText(t('coupons.inactive')));
  const copy = over && within(over).getByRole('button', { name: /.+/ });
  expect(copy).toHaveProperty('disabled', true);
  expect(over?.textContent).toContain(t('coupons.ended'));
});

it('copies a code and says so', async () => {
  const { user, t } = await show();
  const [first] = cards();
  const code = first?.querySelector('[translate="no"]')?.textContent;
  await user.click(within(first as HTMLElement).getByRole('button', { name: /.+/ }));
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(await screen.findByText(t('coupons.announced.copied', { code }))).toBeDefined();
});

it('leads to what a coupon is for while there is no cart to give it to', async () => {
  const { t } = await show();
  expect(screen.queryByText(t('coupons.apply'))).toBeNull();
  const leads = (kind: string) => screen.getByRole('link', { name: t('coupons.shopFor', { kind }) });
  expect(leads(t('coupons.kinds.all')).getAttribute('href')).toBe('/en/shop');
  expect(leads(t('coupons.kinds.electronics')).getAttribute('href')).toBe('/en/category/electronics');
});

it('asks the owner of the cart to use a code', async () => {
  const { user, t, facts } = await show('en', [{ type: 'cart.changed', itemCount: 2, productIds: [1, 2] }]);
  await user.click((await screen.findAllByText(t('coupons.apply')))[0] as HTMLElement);
  expect(facts).toContainEqual(
    expect.objectContaining({ type: 'cart.couponRequested', code: expect.any(String) }),
  );
});

it('leads to what is on sale when there are no coupons', async () => {
  await api.disturb('/api/coupons', { status: 200, body: '{"success":true,"data":[]}' });
  const { t } = await show();
  expect(screen.getByText(t('coupons.none'))).toBeDefined();
  expect(screen.getByRole('link', { name: t('coupons.toSale') })).toBeDefined();
});

it('is left to the frame when the coupons cannot be had', async () => {
  await api.disturb('/api/coupons', { status: 503 });
  expect((await show()).outcome).toBe('failed');
});
