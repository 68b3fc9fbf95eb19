import { createRateLimit } from '@dana/server/rate-limit';
import { type Context, Hono } from 'hono';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { StoreTokenAdmin } from '../release-admin.ts';
import type { Guard } from './principal.ts';
import { readBody, tokenBodySchema } from './request-forms.ts';

type TokenRoutesOptions = { guard: Guard; adminOf: (c: Context, actor: string) => StoreTokenAdmin };

/** What one person makes. Each stays in the store. */
const mostAnHour = 30;

/** Who may do what: takes `tokens:*`. The text of a token is in the answer that made it, and nowhere after that. */
export function tokenRoutes({ guard, adminOf }: TokenRoutesOptions): Hono {
  const app = new Hono();
  const made = createRateLimit({ limit: mostAnHour, windowMs: 3_600_000 });

  app.get('/v1/tokens', async (c) => {
    const { name } = await guard.allowed(c, 'tokens', ['*']);
    return c.json({ success: true, data: { tokens: await adminOf(c, name).list() } });
  });

  app.post('/v1/tokens', async (c) => {
    const { name, scopes } = await guard.allowed(c, 'tokens', ['*']);
    const wanted = await readBody(c, tokenBodySchema);
    if (!made.take(name))
      throw new ReleaseRefusal(429, 'too_many_made', `One makes ${mostAnHour} tokens an hour at most.`);
    return c.json(
      { success: true, data: await adminOf(c, name).create({ ...wanted, giver: { scopes } }) },
      201,
    );
  });

  app.delete('/v1/tokens/:id', async (c) => {
    const { name } = await guard.allowed(c, 'tokens', ['*']);
    const id = c.req.param('id');
    await adminOf(c, name).revoke(id, { keepsLast: true });
    return c.json({ success: true, data: { revoked: id } });
  });
  return app;
}
