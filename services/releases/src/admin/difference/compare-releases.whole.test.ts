import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { Shape } from '@dana/contracts/interfaces/shape';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { expect, it } from 'vitest';
import { sampleRelease, sampleShell } from '../../testing/sample-release.ts';
import { compareReleases, type KnownRelease } from './compare-releases.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const verified = (file: string) => ({ file, integrity });
const files = (sizes: Record<string, number>): ReleaseManifest['files'] =>
  Object.entries(sizes).map(([path, bytes]) => ({ path, bytes, sha384: integrity }));

const known = (manifest: ReleaseManifest, more: Partial<KnownRelease> = {}): KnownRelease => ({
  ...{ manifest, interfaces: undefined, texts: {} },
  ...more,
});
const demo = (version: string, claims: Partial<ReleaseManifest> = {}) =>
  sampleRelease('mf-demo', version, claims);
const page = { layout: 'default', cache: 'public' } as const;

it('says how much heavier a release is: all of it, by kind, what comes first, and each module', () => {
  const build = (script: number, picture?: number): Partial<ReleaseManifest> => ({
    routes: [{ path: '/demo', module: './demo.route', ...page }],
    exposes: {
      './demo.route': { js: [verified('web/demo.js')], css: [verified('web/demo.css')] },
      './slots/card': { js: [verified('web/card.js')], css: [] },
    },
    files: files({
      ...{
        'web/remoteEntry.js': 10,
        'web/demo.js': script,
        'web/demo.css': 5,
        'web/card.js': 900 + (picture ?? 0),
      },
      ...(picture && { 'web/pearl.webp': picture }),
      'node/remoteEntry.js': 7,
    }),
  });
  const { sizes, modules } = compareReleases({
    from: known(demo('1.0.0', build(100))),
    to: known(demo('1.0.1', build(250, 40))),
  });
  expect(sizes).toEqual({
    all: { from: 1_022, to: 1_252 },
    // The slot is heavier than any page, and is none.
    firstLoad: { from: 115, to: 265 },
    kinds: {
      picture: { from: 0, to: 40 },
      script: { from: 1_010, to: 1_200 },
      server: { from: 7, to: 7 },
      style: { from: 5, to: 5 },
    },
  });
  // The slot's few bytes more are those of hashes.
  expect(modules).toEqual([{ name: './demo.route', kind: 'changed', from: 105, to: 255 }]);
});

it('names pages, slots and shared packages that came, went or are otherwise', () => {
  const from = demo('1.0.0', {
    routes: [
      { path: '/demo', module: './demo.route', ...page },
      { path: '/old', module: './old.route', ...page },
    ],
    slots: { 'demo.card': './slots/card' },
    shared: { react: '^19.3.1', '@dana/ui': '^2.0.0' },
  });
  const to = demo('1.0.1', {
    routes: [
      { path: '/demo', module: './demo.route', layout: 'default', cache: 'personal', guard: 'user' },
      { path: '/new', module: './demo.route', ...page, query: ['page'], indexable: true },
    ],
    slots: { 'demo.card': './slots/card', 'demo.list': './slots/list' },
    shared: { react: '^19.3.1', '@dana/ui': '^2.1.0' },
  });
  expect(compareReleases({ from: known(from), to: known(to) })).toMatchObject({
    isSame: false,
    routes: [
      {
        ...{ name: '/demo', kind: 'changed', from: './demo.route, default, public' },
        to: './demo.route, default, personal, guard user',
      },
      { name: '/new', kind: 'added', to: './demo.route, default, public, query page, indexable' },
      { name: '/old', kind: 'removed', from: './old.route, default, public' },
    ],
    slots: [{ name: 'demo.list', kind: 'added' }],
    shared: [{ name: '@dana/ui', kind: 'changed', from: '^2.0.0', to: '^2.1.0' }],
    provides: [],
  });
});

it('says of events what they carry no more, and what is asked for beyond what was', () => {
  const object = (...names: string[]): Shape => ({
    ...{ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    required: names,
  });
  const interfaces = (emitted: Shape, received: Shape, offered: Shape): BuildInterfaces => ({
    ...{ schema: 1, exports: {}, shows: {} },
    emits: { 'demo.shown': { shape: emitted, files: [] } },
    listens: { 'cart.changed': { shape: received, files: [] } },
    offers: { 'demo.card': offered },
  });
  const claims = {
    emits: { 'demo.shown': '1.0.0' },
    listens: { 'cart.changed': '^1.0.0' },
    slots: { 'demo.card': './slots/card' },
  };
  const from = known(demo('1.0.0', claims), {
    interfaces: interfaces(object('id', 'name'), object('count'), object('id')),
  });
  const to = known(demo('1.0.1', claims), {
    interfaces: interfaces(object('id'), object('count', 'total'), object()),
  });
  expect(compareReleases({ from, to })).toMatchObject({
    emits: [{ name: 'demo.shown', kind: 'changed', loss: 'name is missing' }],
    listens: [{ name: 'cart.changed', kind: 'changed', loss: 'total is missing' }],
    slots: [{ name: 'demo.card', kind: 'changed' }],
  });
  const grown = compareReleases({ from: to, to: from }).emits[0];
  expect(grown).toEqual({ name: 'demo.shown', kind: 'changed' });
});

it('names texts that came, went or changed, in each language, a few hundred at most', () => {
  const from = known(demo('1.0.0'), {
    texts: { en: { title: 'Blog', old: 'Old' }, ar: { title: 'المدونة' } },
  });
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`k${index}`, 'x'.repeat(1_000)]),
  );
  const to = known(demo('1.0.1'), { texts: { en: { title: 'Our blog', new: 'New' }, ar: many } });
  const { texts } = compareReleases({ from, to });
  expect(texts.en).toEqual({
    changes: [
      { name: 'new', kind: 'added', to: 'New' },
      { name: 'old', kind: 'removed', from: 'Old' },
      { name: 'title', kind: 'changed', from: 'Blog', to: 'Our blog' },
    ],
    more: 0,
  });
  expect(texts.ar?.changes).toHaveLength(300);
  expect(texts.ar?.more).toBe(101);
  expect(texts.ar?.changes[0]?.to).toHaveLength(301);
});

it('says that it does not know what a release of long ago does not hold, instead of that nothing changed', () => {
  const old = known(demo('1.0.0'), { texts: { en: undefined } });
  const young = known(demo('1.0.1', { uses: ['cart.drawer'] }), { texts: { en: { title: 'Blog' } } });
  expect(compareReleases({ from: old, to: young })).toMatchObject({ shows: null, texts: { en: null } });
  const shells = {
    from: known(sampleShell('1.0.0')),
    to: known(sampleShell('1.0.1', { provides: { react: '19.3.1' } })),
  };
  expect(compareReleases(shells).provides).toBeNull();
});

it('counts of the shell what its document loads, with the texts of the language that has most', () => {
  const document = {
    ...{ js: [verified('web/main.js')], css: [verified('web/main.css')], fonts: {} },
    locales: { en: [verified('web/locale-en.js')], ar: [verified('web/locale-ar.js')] },
  };
  const shell = (version: string, main: number) =>
    known(
      sampleShell(version, {
        document,
        files: files({
          'web/main.js': main,
          'web/main.css': 2,
          'web/locale-en.js': 3,
          'web/locale-ar.js': 4,
          'web/late.js': 99,
        }),
      }),
    );
  const { sizes } = compareReleases({ from: shell('1.0.0', 10), to: shell('1.0.1', 20) });
  expect(sizes.firstLoad).toEqual({ from: 16, to: 26 });
});
