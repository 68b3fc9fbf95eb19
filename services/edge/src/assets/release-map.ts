import { releaseMapAnswer } from '@dana/releases/log/composition';
import { Hono } from 'hono';
import { askingOf } from '../session/asking.ts';
import type { ReleaseResolver } from '../session/release-request.ts';

/** `GET /release-map.json`: which version of each part this visitor gets; 503 before anything is released. */
export function releaseMapRoute(resolve: ReleaseResolver): Hono {
  const app = new Hono();
  app.get('/release-map.json', async (c) => {
    const answer = await resolve(askingOf(c));
    c.header('Cache-Control', 'no-store');
    return answer
      ? c.json(releaseMapAnswer(answer.composition))
      : c.json({ success: false, message: 'Nothing is released yet.' }, 503);
  });
  return app;
}
