// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { shopOfApi } from '@dana/testing/shop-of';
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as article from './blog-details.route.tsx';
import * as grid from './blog-grid.route.tsx';
import * as page from './blog.route.tsx';

const api = apiOfFile(readTestApi);

const show = (path: string, locale: 'en' | 'ar' = 'en', shown: Parameters<typeof renderRoute>[0] = page) =>
  renderRoute(shown, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

describe('the blog', () => {
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  it('shows the newest articles under one heading', async () => {
    const { outcome, head } = await show('/blog', 'ar');
    const title = (await shopOfApi(api.baseUrl, 'ar')).shop.journal?.title;
    expect(outcome).toBe('page');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      title,
    ]);
    expect(titles().length).toBeGreaterThan(2);
    expect(head).toMatchObject({ title, canonicalPath: '/blog' });
  });

  it('turns the page at a keystroke, shows other articles and leads to their top', async () => {
    const { user, address, t } = await show('/blog');
    const first = titles();
    const pages = screen.getByRole('navigation', { name: t('blog.pages') });
    within(pages)
      .getByRole('link', { name: t('blog.next') })
      .focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: t('blog.page', { page: 2 }), current: 'page' });
    expect(address()).toBe('/blog?page=2');
    await expect.poll(titles).not.toEqual(first);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('says that nothing matches, and leads back to all articles', async () => {
    const { user, address, t } = await show('/blog?search=zzzz');
    expect(screen.getByText(t('blog.none'))).toBeDefined();
    await user.click(screen.getByRole('link', { name: t('blog.all') }));
    expect(address()).toBe('/blog');
  });

  it('keeps all of a search that is too long, says how much of it counts, and searches for that', async () => {
    const { user, address, t } = await show('/blog', 'ar');
    const field = screen.getByRole('searchbox', { name: t('sidebar.search') });
    await user.click(field);
    await user.paste('h'.repeat(103));
    expect(field).toHaveProperty('value', 'h'.repeat(103));
    expect(screen.getByRole('status').textContent).toBe(t('sidebar.searchTooLong', { max: 100 }));
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/blog?search=${'h'.repeat(100)}`);
  });

  it.each(['99', '1000001', '٩٩'])(
    'sends a reader who asks for page %s, beyond the last one, to the last one',
    async (asked) => {
      expect(await show(`/blog?page=${asked}`)).toMatchObject({
        outcome: { redirect: expect.stringMatching(/^\/blog\?page=\d$/) },
      });
    },
  );

  it('is left to the frame when the articles cannot be had or make no sense', async () => {
    await api.disturb('/api/posts', { status: 503 });
    expect((await show('/blog')).outcome).toBe('failed');
    await api.disturb('/api/posts', { status: 200, body: '{"data":7}' });
    expect((await show('/blog')).outcome).toBe('failed');
  });
});

describe('the blog as a grid', () => {
  it('shows six articles and says which of how many, in its own look where there is none of that name', async () => {
    const { outcome, head, t } = await show('/blog-grid?view=sideways', 'ar', grid);
    expect(outcome).toBe('page');
    expect(screen.getByText(t('blog.shown', { first: 1, last: 6, count: 8 }))).toBeDefined();
    expect(head).toMatchObject({ canonicalPath: '/blog' });
    const look = screen.getByRole('link', { name: t('blog.view.grid') });
    expect(look.getAttribute('aria-current')).toBe('true');
  });

  it('changes the look by a link and keeps it from page to page', async () => {
    const { user, address, t } = await show('/blog-grid', 'en', grid);
    const views = () => screen.getByRole('navigation', { name: t('blog.views') });
    const list = () => within(views()).getByRole('link', { name: t('blog.view.list') });
    expect(list().getAttribute('aria-current')).toBeNull();
    await user.click(list());
    expect(address()).toBe('/blog-grid?view=list');
    expect(list().getAttribute('aria-current')).toBe('true');
    const pages = screen.getByRole('navigation', { name: t('blog.pages') });
    await user.click(within(pages).getByRole('link', { name: t('blog.next') }));
    await screen.findByText(t('blog.shown', { first: 7, last: 8, count: 8 }));
    expect(address()).toBe('/blog-grid?view=list&page=2');
  });
});

describe('an article', () => {
  const showArticle = (slug: string, locale: 'en' | 'ar' = 'en') =>
    show(`/blog-details${slug}`, locale, article);

  it.each(['en', 'ar'] as const)(
    'has its tags, its address to share and where to go on, in %s',
    async (locale) => {
      const { outcome, head, t } = await showArticle('/caring-for-pearls', locale);
      expect(outcome).toBe('page');
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      expect(head).toMatchObject({
        title,
        jsonLd: [{ '@type': 'Article', headline: title, inLanguage: locale }],
      });
      expect(screen.getByRole('list', { name: t('article.tags') })).toBeDefined();
      expect(screen.getByRole('heading', { name: t('article.further') })).toBeDefined();
      const link = screen.getByRole('link', { name: t('share.on', { network: 'WhatsApp' }) });
      const shared = decodeURIComponent(link.getAttribute('href') ?? '');
      expect(shared).toContain(`/${locale}/blog-details/caring-for-pearls`);
      // The oldest of all leads to a newer one, and to no older.
      const next = document.querySelector('a[rel="next"]');
      expect(next?.getAttribute('href')).toBe(`/${locale}/blog-details/wearing-oud-in-daylight`);
      expect(document.querySelector('a[rel="prev"]')).toBeNull();
    },
  );

  it('says a quotation once when the text already holds it', async () => {
    await showArticle('/what-a-dana-is');
    expect(screen.getAllByText('You do not look for the dana. You open the next shell.')).toHaveLength(1);
  });

  it('is a sample, which search engines leave out, where the address names none', async () => {
    const { outcome, head } = await showArticle('');
    expect(outcome).toBe('page');
    expect(head).toMatchObject({ isPrivate: true });
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });

  it('is not found under a name that no article has', async () => {
    expect((await showArticle('/nope')).outcome).toBe('notFound');
  });
});
