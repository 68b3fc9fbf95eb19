import { askedFor, listedRoutes, publicRoutes } from '../support/all-routes.ts';
import { checkPages } from './check-pages.ts';
import { pageKinds } from './page-kinds.ts';

/*
 * Every page that a remote's manifest names and that shows everyone the same, but for one page of each kind, which is
 * looked at by `journeys/pages`. What needs a state stands beside this. Takes longer than 20 seconds: some 45 pages are loaded.
 */

/** `/shop` and `/blog` in other arrangements, which are seen on a desktop. That of categories has a header of its own. */
const isArrangement = (path: string): boolean => /^\/(shop-(?!categories)|blog-)/.test(path);

const kinds = pageKinds.map(({ path, title = path }) => title);
const listed = listedRoutes.map(({ path, address }) => ({ title: path, path: address }));

checkPages([
  ...publicRoutes
    .filter((path) => !kinds.includes(path))
    .map((path) => (isArrangement(path) ? { path, firstOn: 'desktop' as const } : path)),
  ...listed.filter(({ title }) => !kinds.includes(title)),
  // `pnpm check <remote>` runs no journeys.
  ...pageKinds.filter((page) => page.of === askedFor),
]);
