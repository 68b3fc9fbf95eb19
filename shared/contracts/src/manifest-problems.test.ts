import { describe, expect, it } from 'vitest';
import { type RemoteManifest, remoteManifestSchema } from './release/remote-manifest.ts';

const route = { layout: 'default', cache: 'public' } as const;
const manifest = {
  remote: 'mf-gifts',
  routes: [
    { path: '/gifts', module: './gifts.route', ...route, indexable: true },
    {
      path: '/gifts/:slug',
      module: './gift.route',
      ...route,
      indexable: { list: '/gifts', except: ['about'] },
    },
    { path: '/my-gifts', module: './my-gifts.route', layout: 'default', cache: 'personal' },
  ],
  nav: [{ path: '/gifts', label: { en: 'Gifts', ar: 'الهدايا' }, places: { menu: 35, 'footer.menu': 5 } }],
  slots: {},
  services: [],
  emits: {},
  listens: {},
} satisfies RemoteManifest;

const [gifts] = manifest.nav;
const refusal = (change: object) => remoteManifestSchema.safeParse({ ...manifest, ...change }).error?.message;
const nav = (change: object) => refusal({ nav: [{ ...gifts, ...change }] });

it('takes links to the remote’s own pages, of each kind of address', () => {
  expect(refusal({})).toBeUndefined();
  for (const path of [
    '/gifts/pearl-box',
    '/gifts?sort=new&page=2',
    '/gifts/%D9%87',
    '/my-gifts',
    '/gifts/v1.5',
  ])
    expect(nav({ path }), path).toBeUndefined();
});

it('takes an example of a route that is one of its own addresses, and no other', () => {
  const example = (text: string) =>
    refusal({
      routes: [...manifest.routes, { path: '/box/:id', module: './box.route', ...route, example: text }],
    });
  expect(example('/box/pearl-box')).toBeUndefined();
  expect(example('/gifts/pearl-box')).toContain('/box/:id has the example /gifts/pearl-box');
  expect(example('https://evil.example/box/1')).toBeDefined();
});

describe('a link is refused', () => {
  it.each([
    '//evil.example',
    'https://evil.example/gifts',
    'javascript:alert(1)',
    '/\\evil.example',
    '/gifts/../checkout',
    '/gifts/..',
    '/gifts#top',
    '/gifts/<b>',
    '/gifts?next=//evil.example',
    '/gifts ',
    '',
    `/gifts/${'a'.repeat(200)}`,
  ])('that is no plain path: %j', (path) => {
    expect(nav({ path })).toContain('path');
  });

  it.each(['/checkout', '/gifts/a/b', '/', '/gifts/%E0%A4%A'])(
    'that is none of its own pages: %s',
    (path) => {
      expect(nav({ path })).toContain(`nav names ${path}, which is none of its own routes`);
    },
  );

  it.each([
    '',
    ' ',
    ' Gifts',
    'Gifts  and more',
    '<script>alert(1)</script>',
    'Gifts\u202ekcab',
    'Gifts\u0000',
    'Gifts\nand more',
    '\u200b',
    'a'.repeat(41),
    7,
  ])('whose words no menu can hold: %j', (en) => {
    expect(nav({ label: { en, ar: 'الهدايا' } })).toContain('label');
  });

  it('without words in both languages, or with a place or rank that there is none of', () => {
    expect(nav({ label: { en: 'Gifts' } })).toContain('label');
    expect(nav({ places: { sidebar: 1 } })).toContain('places');
    expect(nav({ places: { menu: -1 } })).toContain('places');
    expect(nav({ places: { menu: 1.5 } })).toContain('places');
    expect(nav({ panel: 'gifts' })).toContain('panel');
  });

  it('that stands twice in one place, and so are 500 of them', () => {
    expect(refusal({ nav: [gifts, gifts] })).toContain('nav names /gifts twice in menu');
    const many = Array.from({ length: 500 }, (_, at) => ({ ...gifts, path: `/gifts/${at}` }));
    expect(refusal({ nav: many })).toContain('nav');
  });
});

describe('what search engines may find is refused', () => {
  const only = (path: string, claim: object) =>
    refusal({ routes: [...manifest.routes, { path, module: './more.route', ...route, ...claim }] });

  it.each([
    ['/more', { indexable: true, cache: 'personal' }, 'not the same for everyone'],
    ['/more', { indexable: true, guard: 'user' }, 'not the same for everyone'],
    ['/more/:slug', { indexable: true }, 'nothing says by which list'],
    ['/more', { indexable: { list: '/gifts' } }, 'has not one parameter'],
    ['/more/:a/:b', { indexable: { list: '/gifts' } }, 'has not one parameter'],
    ['/more/:slug', { indexable: { list: '//evil.example' } }, 'indexable'],
    ['/more/:slug', { indexable: { list: '/../healthz' } }, 'indexable'],
    ['/more/:slug', { indexable: { list: '/gifts?page=1' } }, 'indexable'],
  ])('of %s as %j', (path, claim, reason) => {
    expect(only(path, claim)).toContain(reason);
  });
});

describe('what is read for a visitor is refused', () => {
  it.each([
    ['/more', 'personal', { call: '/orders/:id', of: 'session' }, 'has no :id'],
    ['/more', 'public', { call: '/checkout', of: 'cart' }, 'is kept for everybody'],
    ['/more', 'personal', { call: '/checkout', of: 'everybody' }, 'reads'],
    ['/more', 'personal', { call: '//evil.example', of: 'session' }, 'reads'],
    ['/more', 'personal', { call: '/../_releases', of: 'session' }, 'reads'],
    ['/more', 'personal', { call: '/orders?cart=../x', of: 'session' }, 'reads'],
  ])('on %s, a %s page, as %j', (path, cache, read, reason) => {
    const page = { path, module: './more.route', ...route, cache, reads: [read] };
    expect(refusal({ routes: [...manifest.routes, page] })).toContain(reason);
  });
});
