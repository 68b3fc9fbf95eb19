import { locales } from '@dana/contracts/locale';
import type { Navigation } from '@dana/contracts/navigation';
import { navigationOf } from '@dana/contracts/navigation-of';
import { navigationPath } from '@dana/contracts/navigation-path';
import { Hono } from 'hono';
import { askingOf } from '../session/asking.ts';
import type { ReleaseResolver } from '../session/release-request.ts';
import { sendJson } from './send-json.ts';

/**
 * `GET /compositions/:id/navigation.:locale.json`: the links of all menus in one language. Documents hold those that are
 * always to be seen; what hangs below the main menu comes from here with the first look at it. A tab from before a release
 * gets the current ones, in an answer that nobody stores: what they lead to comes as a new document.
 */
export function compositionNavigationRoute(resolve: ReleaseResolver): Hono {
  const app = new Hono();
  for (const locale of locales)
    app.get(navigationPath(':id', locale), async (c) => {
      const answer = await resolve(askingOf(c));
      if (!answer) return sendJson(c, {} satisfies Navigation, false);
      const { composition, isPreview } = answer;
      const isKept = c.req.path === navigationPath(composition.id, locale) && !isPreview;
      return sendJson(c, navigationOf(composition.remotes, locale), isKept);
    });
  return app;
}
