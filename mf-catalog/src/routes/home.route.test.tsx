// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './home.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (locale: 'en' | 'ar' = 'en', slots = {}) =>
  renderRoute(page, { manifest, texts: { en, ar }, path: '/', locale, slots, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)(
  'opens with slides, categories, tabs of products and deals in %s',
  async (locale) => {
    const { outcome, head, t } = await show(locale);
    expect(outcome).toBe('page');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const title of ['home.categories', 'home.trending.title', 'deals.title', 'home.discounted'])
      expect(screen.getByRole('heading', { name: t(title) })).toBeDefined();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(20);
    expect(head?.preloadImage?.avifSrcset).toContain('/api/media/scene-hero-');
  },
);

it('shows no product in more than two places', async () => {
  await show();
  const places = screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading).queryByRole('link')?.getAttribute('href') ?? [])
    .filter((href) => href.includes('/product-details/'));
  expect(places.length).toBeGreaterThan(20);
  const counts = places.map((place) => places.filter((other) => other === place).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});

it('leads to all of what each list of products shows a part of', async () => {
  const { t } = await show();
  for (const key of ['home.categories', 'home.trending.title', 'deals.title', 'home.discounted']) {
    const part = screen.getByRole('heading', { name: t(key) }).closest('section');
    const all = new RegExp(`^(${t('home.seeAll')}|${t('deals.all')})`);
    expect(within(part as HTMLElement).getByRole('link', { name: all })).toBeDefined();
  }
});

it('fetches the first slide at once and everything else when it is near', async () => {
  await show();
  const urgent = screen.getAllByRole('img').filter((image) => image.getAttribute('fetchpriority') === 'high');
  expect(urgent).toHaveLength(1);
  expect(urgent[0]?.getAttribute('loading')).toBe('eager');
});

it('changes the tab by the arrow key of the reading direction', async () => {
  const { user } = await show('ar');
  const [first, second] = screen.getAllByRole('tab');
  first?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(second);
  expect(within(screen.getByRole('tabpanel')).getAllByRole('article').length).toBeGreaterThan(0);
});

it('stands on categories and products while its own data is missing, and takes it when it is back', async () => {
  await api.disturb('/api/home', { status: 503 });
  const { outcome, user, t } = await show();
  expect(outcome).toBe('page');
  expect(screen.getByText(t('home.partly'))).toBeDefined();
  expect(screen.getByRole('heading', { name: t('home.categories') })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(8);
  await api.restore();
  await user.click(screen.getByRole('button', { name: t('state.retry') }));
  expect(await screen.findByRole('heading', { name: t('home.trending.title') })).toBeDefined();
});

it('leaves it to the frame to say so when nothing at all can be had', async () => {
  await api.disturb('/api/', { status: 503 });
  expect((await show()).outcome).toBe('failed');
});

it('does without the deals when the reduced products cannot be had', async () => {
  await api.disturb('/api/products', { status: 200, body: '{"data":[{"id":1}]}' });
  const { outcome, t } = await show();
  expect(outcome).toBe('page');
  expect(screen.queryByRole('heading', { name: t('deals.title') })).toBeNull();
});

it('leaves the articles out when their remote is away', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { outcome } = await show('en', { 'content.latestArticles': 'missing' });
  expect(outcome).toBe('page');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(20);
  expect(report.mock.calls.flat().join(' ')).toContain('content.latestArticles');
});
