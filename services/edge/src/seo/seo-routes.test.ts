import type { Composition } from '@dana/contracts/release/composition';
import { expect, it, vi } from 'vitest';
import { iconRoutes } from './icons.ts';
import { robotsRoute } from './robots.ts';
import { sitemapRoute } from './sitemap.ts';
import { backEndWith } from '../testing/back-end-with.ts';
import { webManifestRoute } from './web-manifest.ts';

const publicOrigin = 'https://dana.example';
/** What search engines may find of two remotes: one says it, one is from before manifests did. */
const routes = [
  { path: '/', indexable: true },
  { path: '/shop', indexable: true },
  { path: '/shop-list' },
  { path: '/category/:slug', indexable: { list: '/categories' } },
  { path: '/product-details/:id', indexable: { list: '/products' } },
];
const earlierRoutes = ['/brand/:slug', '/page/:slug', '/contact', '/login'].map((path) => ({ path }));
const remotes = {
  'mf-a': { current: { routes, nav: [] } },
  'mf-b': { current: { routes: earlierRoutes } },
};
const composition = { remotes } as unknown as Composition;

/** An API with two pages of products; `isAway` ends it. */
function startApi() {
  const api = { isAway: false, calls: 0 };
  vi.stubGlobal('fetch', async (address: string) => {
    api.calls += 1;
    const { pathname, searchParams } = new URL(address);
    if (api.isAway) return Response.json({ success: false }, { status: 503 });
    if (pathname === '/api/products') {
      const page = Number(searchParams.get('page'));
      return Response.json({ data: [{ slug: `ring-${page}` }], meta: { last_page: 2 } });
    }
    if (pathname === '/api/customer') return Response.json({ success: false }, { status: 401 });
    if (pathname === '/api/categories')
      return Response.json({ data: [{ slug: 'jewelry', children: [{ slug: 'rings & more' }] }] });
    if (pathname === '/api/page') return Response.json({ data: [{ slug: 'about' }, { slug: 'terms' }] });
    return Response.json({ data: [{ slug: pathname.split('/').at(-1) }] });
  });
  return api;
}

/** The sitemap of what is live, of a back end that offers articles. */
const sitemapOf = (
  resolve: () => Promise<Composition>,
  more: Partial<Parameters<typeof sitemapRoute>[0]> = {},
) =>
  sitemapRoute({
    ...{ resolve, apiBaseUrl: 'http://api/api', askBackEnd: backEndWith('posts'), publicOrigin },
    ...{ onProblem: () => undefined, ...more },
  });

it('lists every page of the API in both languages, each with its alternates, and no page without a remote', async () => {
  startApi();
  const problems: string[] = [];
  const app = sitemapOf(async () => composition, { onProblem: (message) => problems.push(message) });
  const answer = await app.request('/sitemap.xml');
  const xml = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/xml');
  for (const path of ['', '/shop', '/category/jewelry', '/product-details/ring-1', '/product-details/ring-2'])
    for (const locale of ['en', 'ar']) expect(xml).toContain(`<loc>${publicOrigin}/${locale}${path}</loc>`);
  expect(xml).toContain('/en/category/rings%20%26%20more</loc>');
  expect(xml).toContain('hreflang="x-default" href="https://dana.example/en/shop"');
  for (const path of ['/contact', '/brand/brands', '/page/terms'])
    expect(xml).toContain(`<loc>${publicOrigin}/en${path}</loc>`);
  // Nobody offers articles in this composition, and no release says that these shall be found.
  for (const path of ['/blog', '/shop-list', '/login']) expect(xml).not.toContain(`/en${path}`);
  // It stands for /about, which nobody offers in this composition either.
  expect(xml).not.toContain('about');
  expect(problems).toEqual([]);
});

it('leaves out what the back end does not offer, as menus do, but never the home', async () => {
  startApi();
  const link = (path: string, needs: string) => ({ path, needs, label: { en: 'A', ar: 'ب' }, places: {} });
  const own = {
    routes: [
      { path: '/', indexable: true },
      { path: '/home-2', indexable: true },
      { path: '/blog', indexable: true, needs: 'posts' },
      { path: '/coupons', indexable: true, needs: 'coupons' },
    ],
    nav: [link('/', 'home-electronics'), link('/home-2', 'home-fashion'), link('/blog', 'posts')],
  };
  const app = sitemapOf(async () => ({ remotes: { 'mf-a': { current: own } } }) as unknown as Composition);
  const xml = await (await app.request('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>https:\/\/dana\.example\/en([^<]*)/g)].map(([, path]) => path);
  expect(listed).toEqual(['', '/blog']);
});

it('asks for the list that a release brings, and goes without one that is none', async () => {
  const api = startApi();
  const live = (list: string) => {
    const own = { path: '/gift-cards/:id', indexable: { list } };
    return {
      remotes: { ...remotes, 'mf-gifts': { current: { routes: [own], nav: [] } } },
    } as unknown as Composition;
  };
  let current = composition;
  const onProblem = vi.fn();
  const app = sitemapOf(async () => current, { onProblem });
  const read = async () => (await app.request('/sitemap.xml')).text();
  expect(await read()).not.toContain('gift-cards');
  current = live('/gift-cards');
  expect(await read()).toContain('/en/gift-cards/gift-cards</loc>');
  current = live('/customer');
  expect(await read()).not.toContain('gift-cards');
  expect(await read()).toContain('/en/category/jewelry</loc>');
  expect(onProblem).toHaveBeenCalledOnce();
  expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('/api/customer lists no addresses'));
  // Taken back, its addresses go at once.
  current = composition;
  expect(await read()).not.toContain('gift-cards');
  expect(api.isAway).toBe(false);
});

it('answers 503 while the API was never there, and with the last list once it was', async () => {
  const api = startApi();
  let now = 0;
  const onProblem = vi.fn();
  const app = sitemapOf(async () => composition, { onProblem, now: () => now });
  api.isAway = true;
  expect((await app.request('/sitemap.xml')).status).toBe(503);
  api.isAway = false;
  expect((await app.request('/sitemap.xml')).status).toBe(200);
  const { calls } = api;
  await app.request('/sitemap.xml');
  expect(api.calls).toBe(calls);
  api.isAway = true;
  now = 3_600_000;
  expect((await app.request('/sitemap.xml')).status).toBe(200);
  expect(onProblem).toHaveBeenCalledTimes(2);
});

it('keeps crawlers from calls but not from pictures, and names the sitemap', async () => {
  const text = await (await robotsRoute(publicOrigin).request('/robots.txt')).text();
  expect(text).toContain('Allow: /api/media/');
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toContain('Sitemap: https://dana.example/sitemap.xml');
});

it('offers the shop for home screens in both languages, with icons that exist', async () => {
  const shop = {
    shop: { name: { en: 'Tamra', ar: 'تمرة' }, tagline: { en: 'Dates', ar: 'تمور' } },
    files: { 'icon-192.png': btoa('png'), 'icon.svg': btoa('<svg/>') },
  };
  const ask = async () => ({ extensions: [], shop });
  const read = async (lang: string) =>
    (await (await webManifestRoute(ask).request(`/manifest.webmanifest?lang=${lang}`)).json()) as {
      name: string;
      dir: string;
      start_url: string;
      icons: { src: string }[];
    };
  const [en, ar] = [await read('en'), await read('ar')];
  expect([en.name, en.dir, en.start_url]).toEqual(['Tamra', 'ltr', '/en']);
  expect([ar.name, ar.dir, ar.start_url]).toEqual(['تمرة', 'rtl', '/ar']);
  const icons = iconRoutes(ask);
  expect(en.icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/icons/icon-192.png']);
  for (const { src } of en.icons) expect([src, (await icons.request(src)).status]).toEqual([src, 200]);
  for (const src of ['/icons/icon-512.png', '/icons/mark.svg', '/icons/../package.json'])
    expect([src, (await icons.request(src)).status]).toEqual([src, 404]);
});
