// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './gift-cards.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterAll(() => api.stop());

it.each(['en', 'ar'] as const)('shows a card for each coupon that the shop has, in %s', async (locale) => {
  const { outcome, head, t } = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/gift-cards',
    locale,
    baseUrl: api.baseUrl,
  });
  expect(outcome).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('page.title'));
  expect(head?.title).toBe(t('page.title'));
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
});

it('is no page while the shop cannot say which coupons there are', async () => {
  await api.disturb('/api/coupons', { status: 503 });
  const { outcome } = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/gift-cards',
    baseUrl: api.baseUrl,
  });
  expect(outcome).toBe('failed');
});
