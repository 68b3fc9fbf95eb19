// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './blog-grid.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)('shows six articles and says which of how many in %s', async (locale) => {
  const { outcome, head, t } = await show('/blog-grid', locale);
  expect(outcome).toBe('page');
  expect(screen.getByText(t('blog.shown', { first: 1, last: 6, count: 8 }))).toBeDefined();
  expect(head).toMatchObject({ canonicalPath: '/blog' });
});

it('changes the look by a link and keeps it from page to page', async () => {
  const { user, address, t } = await show('/blog-grid');
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

it('reads a look that does not exist as its own', async () => {
  const { t } = await show('/blog-grid?view=sideways');
  expect(screen.getByRole('link', { name: t('blog.view.grid') }).getAttribute('aria-current')).toBe('true');
});
