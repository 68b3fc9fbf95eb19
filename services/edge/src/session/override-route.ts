import { crashesCookieName } from '@dana/contracts/release-crashes';
import { clientOf } from '@dana/server/request-client';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { Overrides } from './override-cookie.ts';
import { ownPagesOnly } from './own-pages-only.ts';

const passSchema = z.object({ pass: z.string().check(z.maxLength(1_024)) });

/**
 * A developer's own build of a remote, for her browser: `PUT /override` begins it with a pass of the release API, `DELETE` ends
 * it. Errors: 403 for a request that another site started and for a pass that is not valid.
 */
export function overrideRoute(overrides: Overrides): Hono {
  const app = new Hono();
  app.use('/override', ownPagesOnly);
  app.put('/override', bodyLimit({ maxSize: 2_048 }), async (c) => {
    const parsed = passSchema.safeParse(await c.req.json().catch(() => undefined));
    const pass = parsed.data?.pass ?? '';
    if ((await overrides.read(pass).catch(() => undefined)) === undefined)
      return c.json({ success: false, message: 'This pass is not valid, or no longer.' }, 403);
    setCookies(c, overrides, pass);
    return c.body(null, 204);
  });
  app.delete('/override', (c) => {
    setCookies(c, overrides, undefined);
    // What broke meanwhile was hers; the live version gets a new chance.
    deleteCookie(c, crashesCookieName, { path: '/' });
    return c.body(null, 204);
  });
  return app;
}

function setCookies(c: Context, overrides: Overrides, pass: string | undefined): void {
  for (const line of overrides.cookies(pass, clientOf(c).isSecure))
    c.header('Set-Cookie', line, { append: true });
}
