import { listedRoutes, publicRoutes } from '../support/all-routes.ts';
import { checkPages } from './check-pages.ts';

/* Every page that a remote's manifest names and that shows everyone the same. What needs a state stands beside this. */

checkPages([...publicRoutes, ...listedRoutes.map(({ path, address }) => ({ title: path, path: address }))]);
