// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './blog-details.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)('shows an article, its tags and where to go on in %s', async (locale) => {
  const { outcome, head, t } = await show('/blog-details/caring-for-pearls', locale);
  expect(outcome).toBe('page');
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(head).toMatchObject({
    title,
    jsonLd: [{ '@type': 'Article', headline: title, inLanguage: locale }],
  });
  expect(screen.getByRole('list', { name: t('article.tags') })).toBeDefined();
  expect(screen.getByRole('heading', { name: t('article.further') })).toBeDefined();
});

it('leads to the newer article and, being the oldest, to no older one', async () => {
  await show('/blog-details/caring-for-pearls');
  const next = document.querySelector('a[rel="next"]');
  expect(next?.getAttribute('href')).toBe('/en/blog-details/wearing-oud-in-daylight');
  expect(document.querySelector('a[rel="prev"]')).toBeNull();
});

it('says a quotation once when the text already holds it', async () => {
  await show('/blog-details/what-a-dana-is');
  expect(screen.getAllByText('You do not look for the dana. You open the next shell.')).toHaveLength(1);
});

it('shows a sample, which search engines leave out, where the address names no article', async () => {
  const { outcome, head } = await show('/blog-details');
  expect(outcome).toBe('page');
  expect(head).toMatchObject({ isPrivate: true });
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});

it('hands the article on under its public address', async () => {
  const { t } = await show('/blog-details/caring-for-pearls');
  const link = screen.getByRole('link', { name: t('share.on', { network: 'WhatsApp' }) });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/en/blog-details/caring-for-pearls');
});

it('is not found under a name that no article has', async () => {
  expect((await show('/blog-details/nope')).outcome).toBe('notFound');
});
