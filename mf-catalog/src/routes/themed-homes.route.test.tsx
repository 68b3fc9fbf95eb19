// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as fashion from './home-2.route.tsx';
import * as beauty from './home-3.route.tsx';
import * as jewelry from './home-4.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const homes = {
  fashion: {
    page: fashion,
    path: '/home-2',
    layout: 'layout-two',
    titles: ['popular.title', 'tabs.title', 'features.title', 'trendingNow.title', 'bestSellers.title'],
  },
  beauty: {
    page: beauty,
    path: '/home-3',
    layout: 'layout-three',
    titles: [
      'home.categories',
      'offers.title',
      'bestSellers.title',
      'collection.title',
      'testimonials.title',
    ],
  },
  jewelry: {
    page: jewelry,
    path: '/home-4',
    layout: 'layout-four',
    titles: ['popular.title', 'tabs.title', 'sets.title', 'topSellers.title', 'photos.title'],
  },
} as const;
type Theme = keyof typeof homes;

const show = (theme: Theme, locale: 'en' | 'ar' = 'en') =>
  renderRoute(homes[theme].page, {
    manifest,
    texts: { en, ar },
    path: homes[theme].path,
    locale,
    baseUrl: api.baseUrl,
  });

it.each([
  ['fashion', 'en'],
  ['beauty', 'ar'],
  ['jewelry', 'en'],
] as const)('shows the home of %s in its own frame with all of its parts in %s', async (theme, locale) => {
  const { outcome, head, t } = await show(theme, locale);
  expect(outcome).toBe('page');
  expect(manifest.routes.find(({ path }) => path === homes[theme].path)?.layout).toBe(homes[theme].layout);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    t(`themes.${theme}.title`),
  ]);
  for (const title of homes[theme].titles)
    expect(screen.getByRole('heading', { name: t(title) })).toBeDefined();
  expect(document.querySelector(`[data-theme="${theme}"]`)).not.toBeNull();
  expect(head?.preloadImage?.avifSrcset).toContain('/api/media/scene-');
  const urgent = screen
    .getAllByRole('img', { hidden: true })
    .filter((image) => image.getAttribute('fetchpriority') === 'high');
  expect(urgent).toHaveLength(1);
});

it('fills a tab when it is chosen, with its own products and without leaving the page', async () => {
  const { user, address, t } = await show('jewelry');
  const rings = screen.getByRole('tab', { name: /^Rings/ });
  await user.click(rings);
  const panel = screen.getByRole('tabpanel', { name: /^Rings/ });
  await expect.poll(() => within(panel).queryAllByRole('article').length).toBeGreaterThan(0);
  expect(within(panel).queryByRole('link', { name: 'Earrings' })).toBeNull();
  expect(address()).toBe('/home-4');
  expect(screen.getByRole('tab', { name: new RegExp(t('tabs.all')) }).getAttribute('aria-selected')).toBe(
    'false',
  );
});

it('opens the card of a point and closes it with Escape, back on the point', async () => {
  const { user, t } = await show('beauty');
  const point = screen.getByRole('button', { name: t('spots.about', { title: 'Calm day cream' }) });
  await user.click(point);
  expect(point.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: t('spots.see') })).toBeDefined();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: t('spots.see') })).toBeNull();
  expect(document.activeElement).toBe(point);
});

it('chooses a slide by its small picture and hides the others from everyone', async () => {
  const { user } = await show('jewelry', 'ar');
  const slides = () => [...document.querySelectorAll<HTMLElement>('[data-hero] [role="group"]')];
  const thumbs = within(document.querySelector('[data-hero]') as HTMLElement).getAllByRole('button');
  await user.click(thumbs[1] as HTMLElement);
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
  expect(thumbs[1]?.getAttribute('aria-current')).toBe('true');
});

it('stands on categories and products while its own data is missing', async () => {
  await api.disturb('/api/home', { status: 503 });
  const { outcome, user, t } = await show('fashion');
  expect(outcome).toBe('page');
  expect(screen.getByText(t('home.partly'))).toBeDefined();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
  await api.restore();
  await user.click(screen.getByRole('button', { name: t('state.retry') }));
  await expect.poll(() => screen.queryByRole('heading', { name: t('tabs.title') })).not.toBeNull();
});
