// @vitest-environment happy-dom
import { createApiClient } from '@dana/api-client';
import { screen, within } from '@testing-library/react';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { homeQuery } from '#api/home.queries.ts';
import { homeAnswerSchema } from '#api/schemas.ts';
import { manifest } from '../exposed/manifest.ts';
import { openShop } from '../testing/open-shop.ts';
import * as page from './home.route.tsx';
import * as fashion from './home-2.route.tsx';
import * as beauty from './home-3.route.tsx';
import * as jewelry from './home-4.route.tsx';

/* The four homes. Their tabs by keyboard and their lengths are shown in `e2e/catalog/homes` and `home-lengths`. */

const { baseUrl, disturb, restore, show: render } = openShop();
const urgentPictures = () =>
  screen
    .getAllByRole('img', { hidden: true })
    .filter((image) => image.getAttribute('fetchpriority') === 'high');

/** No product stands on a home twice, in any of its rows. */
function expectEachOnce() {
  const places = screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading).queryAllByRole('link'))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.includes('/product-details/'));
  expect(places.length).toBeGreaterThan(7);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
}

describe('the home', () => {
  const show = (locale: 'en' | 'ar' = 'en', slots = {}) => render(page, '/', { locale, slots });

  it('opens with slides, categories, tabs of products and deals, and leads to all of each', async () => {
    const { outcome, head, t } = await show('ar');
    expect(outcome).toBe('page');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const all = new RegExp(`^(${t('home.seeAll')}|${t('deals.all')})`);
    for (const title of ['home.categories', 'home.trending.title', 'deals.title']) {
      const part = (await screen.findByRole('heading', { name: t(title) })).closest('section');
      expect(within(part as HTMLElement).getByRole('link', { name: all })).toBeDefined();
    }
    expectEachOnce();
    expect(head?.preloadImage?.avifSrcset).toContain('/api/media/scene-hero-');
    // Everything else is fetched when it is near.
    expect(urgentPictures().map((image) => image.getAttribute('loading'))).toEqual(['eager']);
  });

  it('stands on categories and products while its own data is missing, and takes it when it is back', async () => {
    await disturb('/api/home', { status: 503 });
    const { outcome, user, t } = await show();
    expect(outcome).toBe('page');
    expect(await screen.findByText(t('home.partly'))).toBeDefined();
    expect(screen.getByRole('heading', { name: t('home.categories') })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(8);
    await restore();
    await user.click(screen.getByRole('button', { name: t('state.retry') }));
    expect(await screen.findByRole('heading', { name: t('home.trending.title') })).toBeDefined();
  });

  it('leaves it to the frame to say so when nothing at all can be had', async () => {
    await disturb('/api/', { status: 503 });
    expect((await show()).outcome).toBe('failed');
  });

  it('does without the deals when the reduced products cannot be had', async () => {
    await disturb('/api/products', { status: 500, body: '{}' });
    const { outcome, t } = await show();
    expect(outcome).toBe('page');
    expect(await screen.findByRole('heading', { name: t('home.trending.title') })).toBeDefined();
    expect(screen.queryByRole('heading', { name: t('deals.title') })).toBeNull();
  });

  it('leaves the articles out when their remote is away', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { outcome } = await show('en', { 'content.latestArticles': 'missing' });
    expect(outcome).toBe('page');
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(10);
    expect(report.mock.calls.flat().join(' ')).toContain('content.latestArticles');
  });

  it('keeps a product of several collections once, and shows every collection as the API orders it', async () => {
    const api = createApiClient({ baseUrl: baseUrl(), locale: 'en', currency: 'KWD' });
    const { data: answer } = await api.get('/home', async () => homeAnswerSchema);
    const idsByCollection = answer.collections.map(({ products }) => products.map(({ id }) => id as string));
    const ids = new Set(idsByCollection.flat());
    expect(ids.size).toBeLessThan(idsByCollection.flat().length);

    const client = new QueryClient();
    const kept = await client.fetchQuery(homeQuery(api));
    expect(JSON.stringify(kept).match(/"hasChoices"/g)).toHaveLength(ids.size);
    const { data: shown } = new QueryObserver(client, homeQuery(api)).getCurrentResult();
    expect(shown?.collections.map(({ products }) => products.map(({ id }) => id))).toEqual(idsByCollection);
  });
});

describe('the home of a department', () => {
  const homes = {
    fashion: {
      page: fashion,
      path: '/home-2',
      layout: 'layout-two',
      titles: ['home.categories', 'tabs.title', 'testimonials.title'],
      story: 'Dressed for the reception',
    },
    beauty: {
      page: beauty,
      path: '/home-3',
      layout: 'layout-three',
      titles: ['offers.title', 'tabs.title', 'testimonials.title'],
      story: 'صُنعت للحر',
    },
    jewelry: {
      page: jewelry,
      path: '/home-4',
      layout: 'layout-four',
      titles: ['tabs.title'],
      story: 'Where a dana comes from',
    },
  } as const;
  type Theme = keyof typeof homes;

  const show = (theme: Theme, locale: 'en' | 'ar' = 'en') =>
    render(homes[theme].page, homes[theme].path, { locale });

  it.each([
    ['fashion', 'en'],
    ['beauty', 'ar'],
    ['jewelry', 'en'],
  ] as const)(
    'shows the home of %s in its own frame with its parts, one story and each product once, in %s',
    async (theme, locale) => {
      const { outcome, head, t } = await show(theme, locale);
      expect(outcome).toBe('page');
      expect(manifest.routes.find(({ path }) => path === homes[theme].path)?.layout).toBe(
        homes[theme].layout,
      );
      expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
        t(`themes.${theme}.title`),
      ]);
      for (const title of homes[theme].titles)
        expect(screen.getByRole('heading', { name: t(title) })).toBeDefined();
      expect(screen.getByRole('heading', { name: homes[theme].story })).toBeDefined();
      await expect.poll(() => screen.queryAllByRole('article').length).toBeGreaterThan(7);
      expectEachOnce();
      expect(document.querySelector(`[data-theme="${theme}"]`)).not.toBeNull();
      expect(head?.preloadImage?.avifSrcset).toContain('/api/media/scene-');
      expect(urgentPictures()).toHaveLength(1);
    },
  );

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
    await disturb('/api/home', { status: 503 });
    const { outcome, user, t } = await show('fashion');
    expect(outcome).toBe('page');
    expect(screen.getByText(t('home.partly'))).toBeDefined();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
    await restore();
    await user.click(screen.getByRole('button', { name: t('state.retry') }));
    await expect.poll(() => screen.queryByRole('heading', { name: t('tabs.title') })).not.toBeNull();
  });
});
