import { type Context, Hono } from 'hono';
import type { ReleaseAdmin } from '../release-admin.ts';
import type { Guard } from './principal.ts';
import { freezeBodySchema, readBody, readIfMatch, secondPersonBodySchema } from './request-forms.ts';

type Admin = Omit<ReleaseAdmin, 'token'>;
type RouteOptions = { guard: Guard; adminOf: (c: Context, actor: string) => Admin };

/** Where changes need a second person: the rule, the requests, and what comes of them. */
export function secondPersonRoutes({ guard, adminOf }: RouteOptions): Hono {
  const app = new Hono();

  app.post('/v1/envs/:env/second-person', async (c) => {
    const { name } = await guard.allowed(c, 'approve', ['*']);
    const { reason = '', hours = 24, ...rule } = await readBody(c, secondPersonBodySchema);
    const options = { env: c.req.param('env'), reason, hours, ...rule, ifMatch: readIfMatch(c) };
    const answer = await adminOf(c, name).setSecondPerson(options);
    c.header('ETag', `"${answer.revision}"`);
    return c.json({ success: true, data: answer });
  });

  app.get('/v1/envs/:env/requests', async (c) => {
    const { name } = await guard.known(c);
    return c.json({ success: true, data: await adminOf(c, name).requests(c.req.param('env')) });
  });

  app.post('/v1/envs/:env/requests/:id/:verb{approve|reject}', async (c) => {
    const { env, id, verb } = c.req.param();
    const { name } = await guard.known(c);
    const { requests } = await adminOf(c, name).requests(env);
    const wanted = requests.find((request) => request.id === id);
    // Who asked may take it back.
    const isOwn = verb === 'reject' && wanted?.by === name;
    const { remotes = [] } = wanted ?? {};
    if (wanted && !isOwn) await guard.allowed(c, 'approve', remotes.length > 0 ? remotes : ['*']);
    const { reason = '' } = await readBody(c, freezeBodySchema);
    const options = { env, id, ifMatch: readIfMatch(c) };
    const admin = adminOf(c, name);
    const answer = await (verb === 'approve' ? admin.approve(options) : admin.reject({ ...options, reason }));
    c.header('ETag', `"${answer.revision}"`);
    return c.json({ success: true, data: answer });
  });
  return app;
}
