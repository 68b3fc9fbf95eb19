import { expect, it } from 'vitest';
import type { NavigationEntry } from './navigation.ts';
import { navigationOf } from './navigation-of.ts';
import type { RouteClaim } from './release/route-claim.ts';

const routesOf = (...paths: string[]): RouteClaim[] =>
  paths.map((path) => ({ path, module: './a.route', layout: 'default', cache: 'public' }));
const entry = (path: string, places: NavigationEntry['places'], more: Partial<NavigationEntry> = {}) => ({
  path,
  label: { en: `en ${path}`, ar: `ar ${path}` },
  places,
  ...more,
});

it('puts the links of all remotes together by rank, then by name, in the words of one language', () => {
  const remotes = {
    'mf-b': {
      current: { routes: routesOf('/b', '/c'), nav: [entry('/b', { menu: 20 }), entry('/c', { menu: 5 })] },
    },
    'mf-a': { current: { routes: routesOf('/a'), nav: [entry('/a', { menu: 20, 'footer.menu': 1 })] } },
  };
  expect(navigationOf(remotes, 'ar')).toEqual({
    menu: [
      { path: '/c', label: 'ar /c' },
      { path: '/a', label: 'ar /a' },
      { path: '/b', label: 'ar /b' },
    ],
    'footer.menu': [{ path: '/a', label: 'ar /a' }],
  });
  expect(navigationOf(remotes, 'en', ['footer.menu'])).toEqual({
    'footer.menu': [{ path: '/a', label: 'en /a' }],
  });
});

it('says what hangs below an entry in the menu alone, and whose picture it shows on cards alone', () => {
  const both = entry(
    '/a',
    { menu: 1, 'home.cards': 1, 'footer.menu': 1 },
    { panel: 'home', picture: 'beauty' },
  );
  const found = navigationOf({ 'mf-a': { current: { routes: routesOf('/a'), nav: [both] } } }, 'en');
  expect(found.menu).toEqual([{ path: '/a', label: 'en /a', panel: 'home' }]);
  expect(found['home.cards']).toEqual([{ path: '/a', label: 'en /a', picture: 'beauty' }]);
  expect(found['footer.menu']).toEqual([{ path: '/a', label: 'en /a' }]);
});

it('names no page that the release does not have', () => {
  const nav = [entry('/a', { menu: 1 }), entry('/gone?page=2', { menu: 2 })];
  expect(navigationOf({ 'mf-a': { current: { routes: routesOf('/a'), nav } } }, 'en').menu).toHaveLength(1);
});

it('knows the menu and the footer of releases from before manifests had links, as far as they have the pages', () => {
  const remotes = {
    'mf-content': { current: { routes: routesOf('/blog', '/page/:slug') } },
    'mf-new': { current: { routes: routesOf('/new') } },
  };
  const { menu, ...more } = navigationOf(remotes, 'en');
  expect(menu).toEqual([{ path: '/blog', label: 'Blog', panel: 'blog' }]);
  expect(more['footer.information']?.map(({ label }) => label)).toEqual(['Privacy', 'Terms', 'News']);
  // A release that says that it has none has none.
  expect(
    navigationOf({ 'mf-content': { current: { ...remotes['mf-content'].current, nav: [] } } }, 'en'),
  ).toEqual({});
});
