import { listedRoutes, publicRoutes } from '../support/all-routes.ts';
import { testSoundPages } from './sound-page.ts';

/* Every page that a remote's manifest names and that shows everyone the same. What needs a state stands beside this. */

testSoundPages([
  ...publicRoutes,
  ...listedRoutes.map(({ path, address }) => ({ title: path, path: address })),
]);
