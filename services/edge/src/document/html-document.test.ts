import type { Composition } from '@dana/contracts/release/composition';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-policy.ts';
import { htmlDocument } from './html-document.ts';
import { inlineScript } from './inline-script.ts';
import { renderedPage } from '../testing/pages-of.ts';
import { namelessShop } from '@dana/contracts/shop/shop-facts';

const integrity = `sha384-${'a'.repeat(64)}`;
const file = (path: string) => ({ file: path, integrity });
const base = (name: string) => `/assets/${name}/${'0'.repeat(64)}/`;
const common = {
  ...{ version: '1.0.0', treeHash: '0'.repeat(64), serverEntry: 'node/a.js' },
  ...{ slots: {}, services: [], routes: [] },
};
const composition: Composition = {
  id: '0123456789ab',
  revision: 3,
  env: 'production',
  shell: {
    ...common,
    container: 'shell_1_0_0',
    base: base('shell'),
    entry: file('web/main.js'),
    exposes: {},
    document: {
      js: [file('web/main.js')],
      css: [file('web/main.css')],
      locales: { ar: [file('web/locale-ar.js')], en: [file('web/locale-en.js')] },
      fonts: { ar: [file('web/arabic.woff2')], en: [file('web/latin.woff2')] },
    },
  },
  remotes: {
    'mf-product': {
      current: {
        ...common,
        container: 'mf_product_1_0_0',
        base: base('mf-product'),
        entry: file('web/remoteEntry.js'),
        exposes: {
          './product.route': { js: [file('web/product.js')], css: [file('web/product.css')] },
          './other.route': { js: [file('web/other.js')], css: [] },
        },
      },
    },
  },
};
const page = renderedPage({
  html: '<h1>سماعة</h1>',
  title: 'A </title><script>alert(1)</script>',
  tags: [{ tag: 'meta', attributes: { name: 'description', content: '"><script>' } }],
  jsonLd: [{ name: '</script><script>alert(1)</script>' }],
  used: [{ remote: 'mf-product', modules: ['./product.route'] }],
  queries: { text: '</script><!--\u2028' },
});
const document = (part: Partial<Parameters<typeof htmlDocument>[0]> = {}) =>
  htmlDocument({
    ...{ composition, locale: 'ar', currency: 'KWD', publicOrigin: 'https://dana.example' },
    ...{ page, shop: namelessShop },
    ...part,
  }).html;

it('says language, direction and composition in its first bytes', () => {
  expect(document()).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl" data-composition="0123456789ab"[^>]*><head><meta charset="utf-8">/,
  );
});

it('names exactly the files that this page needs, with their hashes', () => {
  const html = document();
  const names = ['main.js', 'main.css', 'locale-ar.js', 'arabic.woff2', 'remoteEntry.js'];
  for (const name of [...names, 'product.js', 'product.css'])
    expect(html.split('</head>')[0]).toContain(`/web/${name}"`);
  expect(html.split('</head>')[0]).not.toMatch(/other\.js|locale-en|latin/);
});

it('hands its scripts to the start, and none of a piece in the page', () => {
  const piece = { remote: 'mf-product', modules: ['./other.route'], isLate: true };
  const html = document({ page: { ...page, used: [piece] } });
  expect(html).not.toMatch(/<script[^>]* src=|as="script"/);
  const [, json = ''] = /<script type="application\/json">([^<]*)<\/script><script>/.exec(html) ?? [];
  const { fonts, ...files }: { fonts: string[] } & Record<string, [string, string][]> = JSON.parse(json);
  expect(fonts).toEqual([`${base('shell')}web/arabic.woff2`]);
  const names = Object.entries(files).map(([when, list]) => [
    when,
    list.map(([url]) => url.split('/').at(-1)),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    styles: [],
    entry: ['main.js'],
    ahead: ['locale-ar.js'],
  });
  expect(new Set(Object.values(files).flatMap((list) => list.map(([, hash]) => hash)))).toEqual(
    new Set([integrity]),
  );
});

it('is the same bytes each time, and runs nothing that its policy does not name', () => {
  const html = document();
  expect(document()).toBe(html);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => inlineScript(text).source,
  );
  expect(inline).toHaveLength(4);
  const [, allowed = ''] = /script-src ([^;]*);/.exec(contentSecurityPolicy()) ?? [];
  const words = allowed.split(' ');
  expect(words.at(-1)).toBe("'strict-dynamic'");
  expect(words).toEqual(expect.arrayContaining(inline));
  expect(words.every((word) => word.startsWith("'sha256-") || word === "'strict-dynamic'")).toBe(true);
});

it('is read in the stand-in until its script says otherwise, and in the brand’s face where no release has files for it', () => {
  expect(document()).toContain('data-fonts="later"');
  const { shell } = composition;
  const without = { ...shell, document: { ...shell.document, fonts: {} } };
  expect(document({ composition: { ...composition, shell: without } })).toContain('data-fonts="kept"');
});

it('names the files of the version that was really rendered when the current one broke', () => {
  const current = composition.remotes['mf-product']?.current;
  if (!current) throw new Error('The composition has no mf-product.');
  const previous = {
    ...current,
    version: '0.9.0',
    container: 'mf_product_0_9_0',
    base: `/assets/mf-product/${'9'.repeat(64)}/`,
  };
  const html = document({
    composition: { ...composition, remotes: { 'mf-product': { current, previous } } },
    page: { ...page, brokenContainers: [current.container] },
  });
  const head = html.split('</head>')[0] ?? '';
  expect(head).toContain(`${previous.base}web/product.css`);
  expect(head).not.toContain(`${current.base}web/`);
});

it('lets no text of the shop end its own element', () => {
  const html = document();
  expect(html).not.toContain('alert(1)</script>');
  // Early presses, watch over the start, first view, files and their start, structured data, state.
  expect(html.match(/<script/g)).toHaveLength(7);
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
});

it('carries everything the browser needs where dev servers take part and the browser renders', () => {
  const html = document({ page: undefined });
  expect(html).toContain('<noscript>');
  expect(html).toContain('"composition"');
  expect(html).not.toContain('"verdict"');
});
