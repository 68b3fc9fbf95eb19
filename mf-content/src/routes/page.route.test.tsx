// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './page.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)('shows a page of words and the way to the others in %s', async (locale) => {
  const { outcome, head, t } = await show('/page/shipping', locale);
  expect(outcome).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head?.title);
  expect(
    screen.getByRole('navigation', { name: t('pages.others') }).querySelectorAll('a').length,
  ).toBeGreaterThan(3);
  expect(document.querySelector('[aria-current="page"][href$="/page/shipping"]')).not.toBeNull();
});

it('says that a page is not translated, and marks its language and direction', async () => {
  const other = {
    id: 9,
    slug: 'fresh',
    title: 'جديد',
    content: '<p>كلام جديد</p>',
    image: null,
    seo: null,
    text_lang: 'ar',
  };
  await api.disturb('/api/page/fresh', { status: 200, body: JSON.stringify({ success: true, data: other }) });
  const { t } = await show('/page/fresh');
  expect(screen.getByText(t('pages.otherLanguage'))).toBeDefined();
  expect(screen.getByText('كلام جديد').closest('[dir="rtl"][lang="ar"]')).not.toBeNull();
});

it('shows the words even where the names of the other pages cannot be had', async () => {
  await api.disturb('/api/page?', { status: 503 });
  expect((await show('/page/returns')).outcome).toBe('page');
});

it('is not found under a name that no page has', async () => {
  expect((await show('/page/nope')).outcome).toBe('notFound');
});
