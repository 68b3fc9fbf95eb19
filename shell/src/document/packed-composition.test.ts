import type { Composition, InlineComposition } from '@dana/contracts/release/composition';
import { expect, it } from 'vitest';
import { packComposition, unpackComposition } from './packed-composition.ts';

const noFiles = { js: [], css: [] };
const release = (version: string) => ({
  version,
  container: `mf_a_${version}`,
  base: `/assets/mf-a/${'0'.repeat(64)}/`,
  entry: { file: 'web/remoteEntry.js', integrity: `sha384-${'a'.repeat(64)}` },
  routes: [
    { path: '/a', module: './a.route', layout: 'default' as const, cache: 'public' as const },
    {
      path: '/b/:id',
      module: './b.route',
      layout: 'none' as const,
      cache: 'personal' as const,
      guard: 'user' as const,
    },
  ],
  slots: { 'a.piece': './slots/piece' },
  services: [{ module: './a.service', handles: ['a.requested'] }],
  exposes: Object.fromEntries(
    ['./a.route', './b.route', './slots/piece', './a.service', './locale.en', './locale.ar'].map((module) => [
      module,
      noFiles,
    ]),
  ),
});
const head = {
  id: '0123456789ab',
  revision: 3,
  env: 'production',
  shell: { version: '1.0.0', base: '/assets/shell/' },
};
const whole: InlineComposition = {
  ...head,
  remotes: { 'mf-a': { current: release('1.0.1'), previous: release('1.0.0') } },
};

it('comes out in the browser as it was, in fewer bytes, without what browsers must not carry', () => {
  const onServer = structuredClone(whole);
  const { current } = onServer.remotes['mf-a']!;
  Object.assign(current, { treeHash: 'secret', serverEntry: 'node/main.cjs', nav: [] });
  for (const route of current.routes) Object.assign(route, { query: ['page'], indexable: true });
  const text = JSON.stringify(packComposition(onServer as unknown as Composition));
  expect(unpackComposition(JSON.parse(text))).toEqual(whole);
  expect(text).not.toMatch(/secret|main\.cjs|indexable|query|nav/);
  expect(text.length).toBeLessThan(JSON.stringify(whole).length * 0.75);
});

it('leaves the whole form alone, which a page has that was not rendered', () => {
  expect(unpackComposition(whole)).toEqual(whole);
});
