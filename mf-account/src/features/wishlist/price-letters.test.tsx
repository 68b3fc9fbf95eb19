// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { manifest } from '../../exposed/manifest.ts';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import * as page from '../../routes/wishlist.route.tsx';

const credentials = { email: 'reem@dana.example', password: 'Gulf-pearls7' };
let api: RunningTestApi;
let product: { id: number; slug: string; name: string };
beforeAll(async () => {
  api = await startTestApi();
  const names = { first_name: 'Reem', last_name: 'Al Sabah' };
  const body = JSON.stringify({ ...credentials, ...names, password_confirmation: credentials.password });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${api.baseUrl}/register`, { method: 'POST', headers, body });
  product = (await (await fetch(`${api.baseUrl}/products/qumash-daily-t-shirt`)).json()).data;
});
beforeEach(() => {
  const item = { productId: String(product.id), slug: product.slug, title: product.name, addedAtMs: 1 };
  localStorage.setItem('dana.wishlist.v1', JSON.stringify({ items: [item], removals: [] }));
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const soon = { timeout: 10_000 };
const open = (locale: 'en' | 'ar' = 'en', isGuest = false) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/wishlist',
    locale,
    baseUrl: api.baseUrl,
    ...(isGuest ? {} : { signIn: credentials }),
  });
const boxOf = (name: string) => screen.findByRole('checkbox', { name }, soon);
const bare = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');
const says = (text: string) =>
  waitFor(() => expect(bare(document.body.textContent)).toContain(bare(text)), soon);

it.each(['en', 'ar'] as const)(
  'is off until the shopper agrees, says that the e-mail must be confirmed, and goes off again, in %s',
  async (locale) => {
    const { t, user } = await open(locale);
    const box = await boxOf(t('priceLetters.label'));
    expect(box).toHaveProperty('checked', false);
    await user.click(box);
    await says(t('priceLetters.unconfirmed', { email: credentials.email }));
    expect(box).toHaveProperty('checked', true);
    await says(t('priceLetters.on'));
    await user.click(screen.getByRole('button', { name: t('priceLetters.again') }));
    await user.click(box);
    await says(t('priceLetters.off'));
    expect(box).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: t('priceLetters.again') })).toBeNull();
  },
);

it('shows what is so, and why, when the choice could not be saved', async () => {
  const { t, user } = await open();
  const box = await boxOf(t('priceLetters.label'));
  await api.disturb('/api/price-letters', { status: 503, body: '{"success":false,"message":""}' });
  await user.click(box);
  await says(t('priceLetters.unreachable'));
  expect(box).toHaveProperty('checked', false);
  expect(document.activeElement).toBe(box);
});

it('says when it cannot be read, and reads it again on request', async () => {
  await api.disturb('/api/price-letters', { status: 503 });
  const { t, user } = await open();
  await says(t('priceLetters.unreadable'));
  await api.restore();
  await user.click(screen.getByRole('button', { name: t('priceLetters.retry') }));
  await boxOf(t('priceLetters.label'));
});

it.each([
  ['a guest', true, 200],
  ['an API of before these letters', false, 404],
])('is not there for %s', async (_, isGuest, status) => {
  if (status === 404)
    await api.disturb('/api/price-letters', { status, body: '{"success":false,"message":"Not found"}' });
  const { t } = await open('en', isGuest);
  await screen.findByText(t('wishlist.stock.in'), {}, soon);
  expect(screen.queryByRole('checkbox', { name: t('priceLetters.label') })).toBeNull();
  expect(screen.queryByText(t('priceLetters.unreadable'))).toBeNull();
});
