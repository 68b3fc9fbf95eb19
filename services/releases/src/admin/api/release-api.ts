import { verbSchema } from '@dana/contracts/release/revision';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRateLimit } from '@dana/server/rate-limit';
import type { ChangeOptions } from '../release-admin.ts';
import { createStoreAdmin } from '../store-admin.ts';
import type { Problem } from '../../reading/problems.ts';
import { createSourceMaps } from '../../reading/reports/source-maps.ts';
import { checkedDeployable } from '../../store/key.ts';
import { clientOf } from '@dana/server/request-client';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { createRefusalNotes } from '../../hooks/refusal-notes.ts';
import { createIncidentNotes } from '../../hooks/incident-notes.ts';
import type { HookSettings } from '../../hooks/hook-settings.ts';
import { auditRoutes } from './audit-routes.ts';
import type { OpenIdSettings } from '../session/open-id-settings.ts';
import { createSessions } from '../session/sessions.ts';
import { eventRoutes } from './event-routes.ts';
import { hookRoutes } from './hook-routes.ts';
import { createGuard } from './principal.ts';
import { publishRoutes } from './publish-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { refusalAnswer } from './refusal-answer.ts';
import {
  changeBodySchema,
  compareQuerySchema,
  freezeBodySchema,
  previewBodySchema,
  readBody,
  readQuery,
  restoreBodySchema,
  readIfMatch,
  refuseTrickyAddress,
} from './request-forms.ts';
import { secondPersonRoutes } from './second-person-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { tokenRoutes } from './token-routes.ts';

export type ReleaseApiOptions = {
  store: Store;
  env: string;
  /** What browsers reported, as the storefront of this process has it; without one, as the store has it. */
  rates?: (() => object) | undefined;
  /** What the storefront of this process found damaged or cannot keep. */
  problems?: (() => Problem[]) | undefined;
  /** What hooks are given from outside. */
  hooks?: HookSettings | undefined;
  /** How people sign in with an account; without it there are only tokens. */
  openId?: OpenIdSettings | undefined;
  /** Whether this server was asked to stop. */
  isStopping?: (() => boolean) | undefined;
};

/**
 * `/v1`: the release API. Every call needs `Authorization: Bearer <token>`; a change needs a reason.
 * Errors: `{ success: false, message, error: { code, status, … } }`; see docs/releasing.md.
 */
export function releaseApi({
  store,
  env: defaultEnv,
  rates,
  problems = () => [],
  hooks,
  openId,
  isStopping = () => false,
}: ReleaseApiOptions): Hono {
  const onTurnedAway = createRefusalNotes(createIncidentNotes(store, defaultEnv));
  const strangers = createRateLimit({ limit: 30, windowMs: 60_000 });
  const sessions = openId && createSessions(store, openId);
  const guard = createGuard({ store, strangers, sessions, onTurnedAway });
  const maps = createSourceMaps({ store });
  const refusals = createRateLimit({ limit: 60, windowMs: 3_600_000 });
  const adminOf = (c: Context, actor: string) => {
    const { origin, address } = clientOf(c);
    return createStoreAdmin({
      ...{ store, actor, publicOrigin: origin, maps, hooks },
      refused: { address, limit: refusals },
    });
  };
  const app = new Hono();
  app.onError(refusalAnswer);
  app.use('/v1/*', async (c, next) => {
    refuseTrickyAddress(c);
    await next();
    c.header('Cache-Control', 'no-store');
  });

  for (const path of ['/v1/envs/*', '/v1/preview', '/v1/gc', '/v1/tokens', '/v1/session/*'])
    app.use(path, smallBody);

  app.post('/v1/envs/:env/remotes/:remote/:verb', async (c) => {
    const verb = verbSchema.safeParse(c.req.param('verb'));
    if (!verb.success) throw notFound(c);
    const remote = checkedDeployable(c.req.param('remote'));
    const { name } = await guard.allowed(c, 'release', [remote]);
    const { reason = '', ...body } = await readBody(c, changeBodySchema);
    const options = { env: c.req.param('env'), remote, reason, ...body, ifMatch: readIfMatch(c) };
    const answer = await adminOf(c, name).change(verb.data, options as ChangeOptions);
    c.header('ETag', `"${answer.revision}"`);
    return c.json({ success: true, data: answer });
  });

  for (const verb of ['freeze', 'unfreeze'] as const)
    app.post(`/v1/envs/:env/${verb}`, async (c) => {
      const { name } = await guard.allowed(c, 'release', ['*']);
      const { reason = '', until } = await readBody(c, freezeBodySchema);
      const options = { env: c.req.param('env'), reason, ifMatch: readIfMatch(c) };
      const admin = adminOf(c, name);
      const answer = await (verb === 'freeze'
        ? admin.freezeAll({ ...options, until })
        : admin.unfreezeAll(options));
      c.header('ETag', `"${answer.revision}"`);
      return c.json({ success: true, data: answer });
    });

  app.post('/v1/envs/:env/restore', async (c) => {
    const { reason = '', toRevision, remotes } = await readBody(c, restoreBodySchema);
    const { name } = await guard.allowed(c, 'release', remotes?.map(checkedDeployable) ?? ['*']);
    const options = { env: c.req.param('env'), toRevision, remotes, reason, ifMatch: readIfMatch(c) };
    const answer = await adminOf(c, name).restore(options);
    c.header('ETag', `"${answer.revision}"`);
    return c.json({ success: true, data: answer });
  });

  app.get('/v1/envs/:env/compare', async (c) => {
    const { name } = await guard.known(c);
    const { before, after } = readQuery(c, compareQuerySchema);
    return c.json({ success: true, data: await adminOf(c, name).compare(c.req.param('env'), before, after) });
  });

  app.get('/v1/envs/:env/registry', async (c) => {
    const { name } = await guard.known(c);
    const env = c.req.param('env');
    const registry = await adminOf(c, name).registry(env);
    c.header('ETag', `"${registry.revision}"`);
    const found = env === defaultEnv ? problems() : [];
    return c.json({ success: true, data: { ...registry, problems: found } });
  });

  app.post('/v1/preview', async (c) => {
    const { env = defaultEnv, remotes, hours = 24, path = '/' } = await readBody(c, previewBodySchema);
    const { name } = await guard.allowed(c, 'release', Object.keys(remotes).map(checkedDeployable));
    return c.json({ success: true, data: await adminOf(c, name).preview({ env, remotes, hours, path }) });
  });

  app.post('/v1/gc', async (c) => {
    const { name } = await guard.allowed(c, 'release', ['*']);
    return c.json({ success: true, data: await adminOf(c, name).collect() });
  });

  app.get('/v1/token', async (c) => {
    const { name, scopes, expiresAt } = await guard.known(c);
    return c.json({ success: true, data: { name, scopes, expiresAt } });
  });

  app.route('/', auditRoutes({ store, guard, adminOf }));
  app.route('/', publishRoutes({ store, env: defaultEnv, guard, adminOf }));
  app.route('/', reportRoutes({ store, env: defaultEnv, guard, adminOf, rates }));
  app.route('/', secondPersonRoutes({ guard, adminOf }));
  app.route('/', hookRoutes({ guard, adminOf }));
  app.route('/', tokenRoutes({ guard, adminOf }));
  app.route('/', sessionRoutes({ store, openId, sessions }));
  app.route('/', eventRoutes({ store, guard, isStopping }));

  app.all('/v1/*', (c) => {
    throw notFound(c);
  });
  return app;
}

const smallBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new ReleaseRefusal(413, 'body_too_large', 'A body has at most 16 KB.');
  },
});

const notFound = (c: Context): ReleaseRefusal =>
  new ReleaseRefusal(404, 'no_such_call', `There is no ${c.req.method} ${c.req.path.slice(0, 100)}.`);
