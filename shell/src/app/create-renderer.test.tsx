import type { Composition } from '@dana/contracts/release/composition';
import { type PageRequest, useSession } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';

// What a build puts in; read when the shared modules are.
vi.hoisted(() => Object.assign(globalThis, { __SHARED_VERSIONS__: new Proxy({}, { get: () => '1.0.0' }) }));

import { createRenderer } from './create-renderer.tsx';

/* What a render says of its releases, with pages that a remote brings as modules of its container. */

type Page = { loader?: (request: PageRequest) => unknown; head?: () => unknown; Component?: () => unknown };
const messages = { en: {}, ar: {} };
const well = { Component: () => createElement('h1', null, 'Well') };

const renders: unknown[] = [];

/** Renders a page of a remote, without an API. */
async function renderPage(page: Page | (() => never), answers?: Record<string, unknown>) {
  const container = {
    init: () => undefined,
    get: async (module: string) => () =>
      module.startsWith('./locale') ? messages : typeof page === 'function' ? page() : { ...well, ...page },
  };
  const release = {
    version: '1.2.0',
    // What was loaded once stays loaded.
    container: `mf_demo_${renders.push(page)}`,
    base: `/assets/mf-demo/${'a'.repeat(64)}/`,
    entry: { file: 'web/remoteEntry.js', integrity: '' },
    exposes: { './demo.route': { js: [], css: [] }, './locale.en': { js: [], css: [] } },
    routes: [{ path: '/demo', module: './demo.route', layout: 'default', cache: 'public' }],
    slots: {},
    services: [],
  };
  const composition = {
    ...{ id: '0123456789ab', revision: 1, env: 'test' },
    shell: { version: '1.0.0', base: '/assets/shell/', document: {} },
    remotes: { 'mf-demo': { current: release } },
  } as unknown as Composition;
  const { render } = createRenderer({
    composition,
    loadContainer: () => container,
    apiUrl: 'http://localhost:9/api',
    publicOrigin: 'http://localhost',
  });
  const result = await render({
    locale: 'en',
    currency: 'KWD',
    path: '/demo',
    search: '',
    ...(answers && { answers }),
  });
  if (result.kind === 'redirect') throw new Error('A page was expected.');
  return result;
}

const refusal = (name: string) => Object.assign(new Error('It was refused.'), { name });

it('says of a good page that nothing failed', async () => {
  expect(await renderPage({})).toMatchObject({ status: 200, failures: [] });
});

it.each<[string, Page, { part: string; status: number }]>([
  [
    'loader throws',
    { loader: () => Promise.reject(new TypeError('No list.')) },
    { part: 'loader', status: 503 },
  ],
  [
    'head throws',
    {
      head: () => {
        throw new TypeError('No title.');
      },
    },
    { part: 'head', status: 503 },
  ],
  [
    'component throws',
    {
      Component: () => {
        throw new TypeError('No list.');
      },
    },
    { part: 'component', status: 200 },
  ],
  ['component renders nothing', { Component: () => null }, { part: 'empty', status: 200 }],
])('names the release whose %s', async (_, page, { part, status }) => {
  const result = await renderPage(page);
  expect([result.status, result.failures]).toEqual([
    status,
    [{ part, release: 'mf-demo@1.2.0', error: expect.stringMatching(/No|nothing/) }],
  ]);
});

it('names a release that breaks when it is evaluated, once', async () => {
  const result = await renderPage(() => {
    throw new Error('Broken.');
  });
  expect(result.failures).toMatchObject([{ part: 'load', release: 'mf-demo@1.2.0' }]);
});

it.each(['ApiError', 'UnreachableError', 'PageNotFound'])(
  'blames no release for what the API said or did not say: %s',
  async (name) => {
    expect((await renderPage({ loader: () => Promise.reject(refusal(name)) })).failures).toEqual([]);
  },
);

const profileOf = (name: string) => ({
  success: true,
  data: {
    user: { name, first_name: name, last_name: 'Al-Rashid', email: `${name}@dana.example`, cart: null },
  },
});
const ofVisitor: Page = {
  async loader({ isAnswered, queryClient, api }) {
    if (!isAnswered?.('/notes')) return;
    const schema = {
      safeParse: (data: unknown) => ({ success: true as const, data: data as { data: string } }),
    };
    const queryFn = async () => (await api.get('/notes', schema)).data;
    await queryClient.prefetchQuery({ queryKey: ['notes'], queryFn });
  },
  Component() {
    const { session } = useSession();
    const notes = useQueryClient().getQueryData<string>(['notes']);
    return createElement(
      'h1',
      null,
      session.status === 'signedIn' ? session.user.firstName : 'Nobody',
      notes,
    );
  },
};

it('renders and sends what was answered for a visitor, and nothing of it to the next', async () => {
  const render = (name?: string) =>
    renderPage(
      ofVisitor,
      name ? { '/profile': profileOf(name), '/notes': { data: `of ${name}` } } : undefined,
    );
  const [noura, salem, nobody] = [await render('Noura'), await render('Salem'), await render()];
  const sent = ({ html, queries }: typeof noura) => html + JSON.stringify(queries);
  expect(noura.html).toMatch(/Noura.*of Noura/);
  expect(sent(noura)).not.toContain('Salem');
  expect(salem.html).toMatch(/Salem.*of Salem/);
  expect(sent(salem)).not.toContain('Noura');
  expect(nobody.html).toContain('Nobody');
  expect(sent(nobody)).not.toMatch(/Noura|Salem/);
});
