// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './about.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path: '/about', locale, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)(
  'shows the story of the shop and counts what is in it in %s',
  async (locale) => {
    const { outcome, head, t } = await show(locale);
    expect(outcome).toBe('page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head?.title);
    const products = screen.getByText(t('about.figures.products', { count: 40 }));
    expect(products.parentElement?.textContent).toContain('40');
  },
);

it('has words of its own where nobody has written the story yet', async () => {
  await api.disturb('/api/page/about', { status: 404, body: '{"success":false,"message":"Not found"}' });
  const { outcome, t } = await show();
  expect(outcome).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('about.title'));
  expect(screen.getByText(t('about.storyFirst'))).toBeDefined();
});

it('leaves the numbers out when they cannot be had', async () => {
  await api.disturb('/api/brands', { status: 503 });
  const { outcome, t } = await show();
  expect(outcome).toBe('page');
  expect(screen.queryByText(t('about.figures.brands', { count: 11 }))).toBeNull();
});
