import { join } from 'node:path';
import { directionOf } from '@dana/contracts/locale';
import { ownPageRoutes } from '@dana/server/own-page-routes';
import type { Hono } from 'hono';

/** Where `pnpm build` puts the page. */
const builtFolder = join(import.meta.dirname, '../../../../release-console/dist/web');

/**
 * `/_releases`: the page for release managers, in both languages. The files are public and hold no secret; what they show comes
 * from the release API, which asks who somebody is.
 * @param folder – the built page.
 */
export const consoleRoutes = (folder = builtFolder): Hono =>
  ownPageRoutes({
    path: '/_releases',
    folder,
    directions: { en: directionOf('en'), ar: directionOf('ar') },
    notBuilt: 'The page for release managers is not built here. Build it: pnpm build',
  });
