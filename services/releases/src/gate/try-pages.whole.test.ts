import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStoreAdmin } from '../api/store-admin.ts';
import { readReleaseBuild } from '../publish/build.ts';
import { release, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { createTryPages } from './try-pages.ts';

/* What `publish` and `promote` find out by rendering; in a process of its own, which takes a second or two for each release. */

vi.setConfig({ testTimeout: 120_000 });
const env = 'production';

/** A shell that runs the remotes' pages, and says of those that throw what a real one does. */
const renderer = `
exports.createRenderer = ({ composition, loadContainer, apiUrl }) => ({
  async render({ locale, path, extensions }) {
    const page = { kind: 'html', status: 200, html: '', title: path, tags: [], jsonLd: [], used: [], verdict: { kind: 'page' }, queries: {},
      brokenContainers: [], cache: 'public', problems: [], failures: [] };
    for (const [remote, { current }] of Object.entries(composition.remotes)) {
      const release = remote + '@' + current.version;
      try {
        const known = loadContainer(current)[path];
        if (known) page.status = (await known({ locale, extensions, apiUrl })) ?? 200;
      } catch (error) {
        if (error.name !== 'ApiError') page.failures.push({ part: 'loader', release, error: error.stack });
        page.problems.push(String(error));
        page.status = 503;
      }
    }
    return page;
  },
});`;

type Pages = Readonly<Record<string, string>>;

async function openShop({ isApiAway = false } = {}) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent, '1.0.0', { react: '19.3.1' }, renderer), 'shell');
  const calls: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    calls.push(url);
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ success: true, data: ['posts'] }));
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  if (isApiAway) close();
  const publicOrigin = 'http://localhost';
  const tryPages = createTryPages({ store, apiUrl: `http://localhost:${port}`, publicOrigin });
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin, tryPages });
  const buildOf = async (
    version: string,
    pages: Pages,
    routes: Partial<RouteClaim>[] = [],
    remote = 'mf-demo',
  ) => {
    const claims = Object.keys(pages).map((path) => ({ path, ...routes.find((one) => one.path === path) }));
    const route = { module: './demo.route', layout: 'default', cache: 'public' } as const;
    const serverValue = `{${Object.entries(pages).map(([path, source]) => `${JSON.stringify(path)}: ${source}`)}}`;
    const built = await writeBuiltRemote(parent, {
      ...{ remote, version, mark: version, serverValue },
      claims: {
        routes: [
          ...claims.map((claim) => ({ ...route, ...claim })),
          ...routes.filter(({ path }) => path?.includes(':')).map((claim) => ({ ...route, ...claim })),
        ] as RouteClaim[],
      },
    });
    return readReleaseBuild(remote, built);
  };
  return {
    ...{ store, admin, calls },
    publish: async (version: string, pages: Pages, routes: Partial<RouteClaim>[] = [], options = {}) =>
      admin.publish(await buildOf(version, pages, routes), { env, ...options }),
    buildOf,
    store,
    promote: (version: string, remote = 'mf-demo', options = {}) =>
      admin.change('promote', { env, remote, version, reason: 'a try', ...options }),
  };
}

const well = '() => 200';

it('refuses a release with the route, the language and the error of each page that cannot be rendered; nothing is published by it', async () => {
  const { publish, admin } = await openShop();
  const pages = {
    '/well': well,
    '/throws': "() => { throw new TypeError('No list.'); }",
    '/arabic': "({ locale }) => { if (locale === 'ar') throw new Error('No words.'); }",
  };
  const refusal = publish('1.0.0', pages);
  await expect(refusal).rejects.toMatchObject({ status: 422, code: 'gate' });
  const error = (await refusal.catch((reason: Error) => reason)) as Error;
  expect(error.message.split('\n').map((line) => line.trim())).toEqual([
    'mf-demo@1.0.0 has pages that cannot be rendered:',
    expect.stringMatching(/^- \/throws in (English|Arabic): TypeError: No list\. \(its loader throws\)$/),
    expect.stringMatching(/^- \/throws in (English|Arabic): TypeError: No list\. \(its loader throws\)$/),
    '- /arabic in Arabic: Error: No words. (its loader throws)',
  ]);
  expect((await admin.releases('mf-demo')).releases).toEqual([]);
});

it.each([
  ['loops for ever', '() => { for (;;); }', 'it loops for ever'],
  [
    'fills the memory',
    '() => { const kept = []; for (;;) kept.push(Buffer.alloc(1e8, 1)); }',
    // On a slow machine it has not filled it when it is given up.
    /it (fills the memory|loops for ever)/,
  ],
  ['ends its process', '() => process.exit(3)', 'it ends its process'],
])('refuses a release whose page %s, and takes the next one that is well', async (_, source, words) => {
  const { publish } = await openShop();
  await expect(publish('1.0.0', { '/bad': source })).rejects.toThrow(words);
  expect((await publish('1.0.0', { '/bad': well })).outcome).toBe('published');
});

it('renders a route with parameters by its example, and says which it could not try', async () => {
  const { publish } = await openShop();
  const routes = [
    { path: '/post/:id', example: '/post/7' },
    { path: '/old/:id' },
    { path: '/gone/:id', example: '/gone/1' },
  ];
  const pages = { '/well': well, '/gone/1': '() => 404' };
  const { gate } = await publish('1.0.0', pages, routes.slice(1));
  expect(gate.findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      '/old/:id was not tried: its route names no example.',
      expect.stringMatching(/^\/gone\/:id in \w+ was not tried: the shop has nothing at \/gone\/1\.$/),
    ]),
  );
  const bad = { '/well': well, '/post/7': "() => { throw new Error('No post.'); }" };
  await expect(publish('1.1.0', bad, routes.slice(0, 1))).rejects.toThrow('/post/:id in');
});

it('blames no release for what the API refused, and tries nothing while it is away', async () => {
  const shop = await openShop();
  const refused = "() => { throw Object.assign(new Error('503'), { name: 'ApiError' }); }";
  const { gate } = await shop.publish('1.0.0', { '/well': well, '/late': refused });
  expect(gate.findings).toMatchObject([{ rule: 'pages', isWarning: true }, { isWarning: true }]);
  const away = await openShop({ isApiAway: true });
  const bad = await away.publish('1.0.0', { '/bad': '() => { throw new Error(); }' });
  expect(bad.outcome).toBe('published');
  expect(bad.gate.findings).toMatchObject([
    { rule: 'pages', message: expect.stringContaining('did not answer') },
  ]);
});

it('tries a composition once: promote repeats it only beside other releases, and a force or a way back never waits for it', async () => {
  const { publish, promote, calls, admin, buildOf, store } = await openShop();
  await publish('1.0.0', { '/well': well });
  expect(calls).toHaveLength(1);
  const [tried = ''] = await store.list('tried');
  // By it the note is collected when it is old.
  expect(JSON.parse(new TextDecoder().decode(await store.get(tried)))).toEqual({ at: expect.any(String) });
  await promote('1.0.0');
  expect(calls).toHaveLength(1);
  // Breaks beside another remote, which is not live yet.
  const fussy =
    "() => { if (require('node:fs').readdirSync(__dirname + '/../../..').length > 2) throw new Error('Not beside it.'); }";
  await publish('1.1.0', { '/well': fussy });
  await admin.publish(await buildOf('1.0.0', { '/other': well }, [], 'mf-other'), { env });
  await promote('1.0.0', 'mf-other');
  await expect(promote('1.1.0')).rejects.toThrow('/well in');
  const before = calls.length;
  await promote('1.1.0', 'mf-demo', { force: true });
  await admin.change('rollback', { env, remote: 'mf-demo', reason: 'a way back' });
  expect(calls).toHaveLength(before);
});
