import { join } from 'node:path';
import { directionOf } from '@dana/contracts/locale';
import { isHereByName, isThisMachine } from '@dana/server/address';
import { ownPageRoutes } from '@dana/server/own-page-routes';
import { clientOf, hostOf } from '@dana/server/request-client';
import { Hono } from 'hono';
import { timingNow } from '../http/timing-now.ts';

/** Where `pnpm build` puts the page. A bundle of the storefront has no such folder. */
const builtFolder = join(import.meta.dirname, '../../../component-gallery/dist/web');

type ComponentGallery = { publicOrigin: string; folder?: string };

/**
 * `/dev/parts`: every part of the interface in all its states, for those who develop it. 404 in a shop that is open to others,
 * and for everybody who is not at this machine.
 * @param folder – the built page.
 */
export function componentGalleryRoutes({ publicOrigin, folder = builtFolder }: ComponentGallery): Hono {
  const app = new Hono();
  const isLocal = new URL(publicOrigin).hostname === 'localhost';
  app.use('/dev/parts/*', async (c, next) => {
    const isHere = isThisMachine(clientOf(c).network) && isHereByName(hostOf(c));
    if (isLocal && isHere) {
      c.header('Server-Timing', timingNow());
      return next();
    }
    c.header('Cache-Control', 'no-store');
    return c.text('There is no such page.', 404);
  });
  return app.route(
    '/',
    ownPageRoutes({
      path: '/dev/parts',
      folder,
      directions: { en: directionOf('en'), ar: directionOf('ar') },
      notBuilt: 'The page of all parts is not built here. Build it: pnpm build',
      drawsInStyles: true,
    }),
  );
}
