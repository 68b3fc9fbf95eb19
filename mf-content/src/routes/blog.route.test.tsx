// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './blog.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it.each(['en', 'ar'] as const)('shows the newest articles under one heading in %s', async (locale) => {
  const { outcome, head, t } = await show('/blog', locale);
  expect(outcome).toBe('page');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    t('blog.title'),
  ]);
  expect(titles().length).toBeGreaterThan(2);
  expect(head).toMatchObject({ title: t('blog.title'), canonicalPath: '/blog' });
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

it('sends a reader who asks for a page beyond the last one to the last one', async () => {
  expect(await show('/blog?page=99')).toMatchObject({
    outcome: { redirect: expect.stringMatching(/^\/blog\?page=\d$/) },
  });
});

it('is left to the frame when the articles cannot be had or make no sense', async () => {
  await api.disturb('/api/posts', { status: 503 });
  expect((await show('/blog')).outcome).toBe('failed');
  await api.disturb('/api/posts', { status: 200, body: '{"data":7}' });
  expect((await show('/blog')).outcome).toBe('failed');
});
