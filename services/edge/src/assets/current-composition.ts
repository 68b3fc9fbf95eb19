import { compositionPath } from '@dana/contracts/composition-path';
import { inlineComposition } from '@dana/releases/log/composition';
import { Hono } from 'hono';
import { askingOf } from '../session/asking.ts';
import type { ReleaseResolver } from '../session/release-request.ts';
import { sendJson } from './send-json.ts';

/**
 * `GET /composition.json`: the releases that a new document of this visitor would be made of, without what broke in this
 * session. Open tabs ask for it once, when the release map names another version of a remote that they cannot show.
 */
export function currentCompositionRoute(resolve: ReleaseResolver): Hono {
  const app = new Hono();
  app.get(compositionPath, async (c) => {
    const answer = await resolve(askingOf(c));
    if (answer) return sendJson(c, inlineComposition(answer.composition), false);
    c.header('Cache-Control', 'no-store');
    return c.json({ success: false, message: 'Nothing is released yet.' }, 503);
  });
  return app;
}
