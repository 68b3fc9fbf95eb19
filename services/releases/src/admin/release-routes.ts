import { Hono } from 'hono';
import { consoleRoutes } from './console/console-routes.ts';
import { type ReleaseApiOptions, releaseApi } from './api/release-api.ts';

/** Where releases are managed: the API under `/v1`, and at `/_releases` the page for those who use it. */
export function releaseRoutes(options: ReleaseApiOptions): Hono {
  return new Hono().route('/', releaseApi(options)).route('/', consoleRoutes());
}
