// @vitest-environment happy-dom
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { type PageModule, PageNotFound, usePageParams, useShell, useStateTopic } from '@dana/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@dana/api-client';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { renderRoute } from './render-route.tsx';
import { apiOfFile } from './start-test-api.ts';

const manifest: RemoteManifest = {
  remote: 'mf-sample',
  routes: [
    { path: '/sample/:slug', module: './sample.route', layout: 'default', cache: 'public', query: ['tone'] },
  ],
  slots: {},
  services: [],
  emits: {},
  listens: {},
};
const texts = { en: { title: 'Sample {{slug}}' }, ar: { title: 'عيّنة {{slug}}' } };

const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sample', api.locale],
    queryFn: () =>
      api.get('/categories', () =>
        import('@dana/contracts/api/category').then((m) => m.categoriesAnswerSchema),
      ),
  });

const page: PageModule = {
  async loader({ api, queryClient, params }) {
    if (params.slug === 'nowhere') throw new PageNotFound();
    await queryClient.fetchQuery(categoriesQuery(api));
  },
  Component: function Sample() {
    const { t } = useTranslation('sample');
    const { api, showToast } = useShell();
    const { slug } = usePageParams();
    const { data } = useQuery(categoriesQuery(api));
    const cart = useStateTopic('cart.changed');
    const { search } = useLocation();
    return (
      <>
        <h1>{t('title', { slug })}</h1>
        <p>{cart?.itemCount ?? 0}</p>
        <output>{search}</output>
        <ul>
          {data?.data.map((category) => (
            <li key={category.id}>{category.name}</li>
          ))}
        </ul>
        <Link to="/sample/other">{'other'}</Link>
        <button type="button" onClick={() => showToast({ kind: 'info', text: 'done' })}>
          {'show toast'}
        </button>
      </>
    );
  },
};

const api = apiOfFile();

const show = (path: string, options = {}) =>
  renderRoute(page, { manifest, texts, path, baseUrl: api.baseUrl, ...options });

it.each(['en', 'ar'] as const)('shows a page with data of the real API in %s', async (locale) => {
  const { outcome } = await show('/sample/rings', { locale });
  expect(outcome).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('rings');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(document.documentElement.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr');
});

it('answers as the shell would when there is no such page or no data', async () => {
  expect(await show('/sample/nowhere')).toMatchObject({ outcome: 'notFound' });
  await api.disturb('/api/categories', { status: 503 });
  expect(await show('/sample/rings')).toMatchObject({ outcome: 'failed' });
});

it('lets a shopper click, and knows where that led and what was said', async () => {
  const { user, address, toasts } = await show('/sample/rings', {
    facts: [{ type: 'cart.changed', itemCount: 3, productIds: [] }],
  });
  expect(screen.getByText('3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'show toast' }));
  await user.click(screen.getByRole('link', { name: 'other' }));
  expect(toasts).toEqual([{ kind: 'info', text: 'done' }]);
  expect(address()).toBe('/sample/other');
});

it('refuses a path that the remote does not claim', async () => {
  await expect(show('/elsewhere')).rejects.toThrow('does not claim /elsewhere');
});

it('gives a page what its claim declares of the query, and nothing else', async () => {
  await show('/sample/rings?sort=low&tone=warm');
  expect(screen.getByRole('status').textContent).toBe('?tone=warm');
});
