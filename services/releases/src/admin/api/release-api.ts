import { type Verb, verbSchema } from '@dana/contracts/release/revision';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRateLimit } from '@dana/server/rate-limit';
import type { ChangeOptions } from '../../changes/change.ts';
import { createStoreAdmin } from '../store-admin.ts';
import type { TryPages } from '../../gate/try-pages.ts';
import type { Problem } from '../../reading/problems.ts';
import type { Decider } from '../../health/decider.ts';
import { checkedDeployable } from '../../store/key.ts';
import { clientOf } from '@dana/server/request-client';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { ConsoleSettings } from '../console/console-settings.ts';
import { eventRoutes } from './event-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { createGuard } from './principal.ts';
import { publishRoutes } from './publish-routes.ts';
import { refusalAnswer } from './refusal-answer.ts';
import {
  changeBodySchema,
  logQuerySchema,
  previewBodySchema,
  readBody,
  readQuery,
  wholeBodySchema,
  readIfMatch,
  refuseTrickyAddress,
} from './request-forms.ts';

export type ReleaseApiOptions = {
  store: Store;
  env: string;
  /** The one that judges `env`, where that is this process. */
  decider?: Pick<Decider, 'take' | 'state' | 'refresh'> | undefined;
  /** What the storefront of this process found damaged or cannot keep. */
  problems?: (() => Problem[]) | undefined;
  /** Whom the proxy in front signs in, without which there are only tokens; where long-term figures are. */
  console?: ConsoleSettings | undefined;
  /** Renders the pages of what is published or promoted; without it they are not tried. */
  tryPages?: TryPages | undefined;
  /** Whether this server was asked to stop. */
  isStopping?: (() => boolean) | undefined;
  /** Gets a line for everybody who was turned away, and for each change that was refused. */
  log?: { warn: (fields: object, message: string) => void } | undefined;
};

type ChangeBody = ChangeOptions & { reason?: string | undefined; isDryRun?: boolean };

/**
 * `/v1`: the release API. Every call needs `Authorization: Bearer <token>`; a change needs a reason.
 * Errors: `{ success: false, message, error: { code, status, … } }`; see docs/releasing.md.
 */
export function releaseApi({
  store,
  env: defaultEnv,
  decider,
  problems = () => [],
  console: { people, grafanaUrl } = {},
  tryPages,
  isStopping = () => false,
  log,
}: ReleaseApiOptions): Hono {
  const strangers = createRateLimit({ limit: 30, windowMs: 60_000 });
  const guard = createGuard({ store, strangers, people });
  const adminOf = (c: Context, actor: string) =>
    createStoreAdmin({ store, actor, publicOrigin: clientOf(c).origin, tryPages });
  const change = async (c: Context, actor: string, verb: Verb, { reason = '', ...body }: ChangeBody) => {
    const options = { env: c.req.param('env') ?? defaultEnv, reason, ...body, ifMatch: readIfMatch(c) };
    const answer = await adminOf(c, actor).change(verb, options);
    c.header('ETag', `"${answer.revision}"`);
    return c.json({ success: true, data: answer });
  };
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ReleaseRefusal && isWorthALine(c, error))
      log?.warn(refusedAttempt(c, error), 'A call of the release API was refused.');
    return refusalAnswer(error, c);
  });
  app.use('/v1/*', async (c, next) => {
    refuseTrickyAddress(c);
    await next();
    c.header('Cache-Control', 'no-store');
  });

  for (const path of ['/v1/envs/*', '/v1/preview']) app.use(path, smallBody);

  app.post('/v1/envs/:env/remotes/:remote/:verb', async (c) => {
    const verb = verbSchema.safeParse(c.req.param('verb'));
    if (!verb.success || verb.data === 'restore') throw notFound(c);
    const remote = checkedDeployable(c.req.param('remote'));
    const { name } = await guard.allowed(c, 'release', [remote]);
    return change(c, name, verb.data, { remote, ...(await readBody(c, changeBodySchema)) });
  });

  for (const verb of ['promote', 'restore', 'freeze', 'unfreeze'] as const)
    app.post(`/v1/envs/:env/${verb}`, async (c) => {
      const { isDryRun, ...body } = await readBody(c, wholeBodySchema);
      const { releases = {}, remotes } = body;
      const named = verb === 'promote' ? Object.keys(releases) : verb === 'restore' ? (remotes ?? []) : [];
      const wanted = named.length > 0 ? named.map(checkedDeployable) : ['*'];
      // What would change everybody may know.
      const isAsking = verb === 'restore' && isDryRun === true;
      const { name } = await (isAsking ? guard.known(c) : guard.allowed(c, 'release', wanted));
      return change(c, name, verb, { ...body, isDryRun: isAsking });
    });

  app.get('/v1/envs/:env/log', async (c) => {
    const { name } = await guard.known(c);
    const query = readQuery(c, logQuerySchema);
    return c.json({ success: true, data: await adminOf(c, name).log({ env: c.req.param('env'), ...query }) });
  });

  app.get('/v1/envs/:env/registry', async (c) => {
    const { name } = await guard.known(c);
    const env = c.req.param('env');
    const registry = await adminOf(c, name).registry(env);
    c.header('ETag', `"${registry.revision}"`);
    const found = env === defaultEnv ? problems() : [];
    const more = { problems: found, ...(grafanaUrl !== undefined && { grafanaUrl }) };
    return c.json({ success: true, data: { ...registry, ...more } });
  });

  app.post('/v1/preview', async (c) => {
    const { env = defaultEnv, remotes, hours = 24, path = '/' } = await readBody(c, previewBodySchema);
    const { name } = await guard.allowed(c, 'release', Object.keys(remotes).map(checkedDeployable));
    return c.json({ success: true, data: await adminOf(c, name).preview({ env, remotes, hours, path }) });
  });

  // Without a token: whether the proxy in front says who asks, so that the console need not ask for one.
  app.get('/v1/person', (c) => {
    const { name, scopes } = people?.find(c) ?? {};
    return c.json({ success: true, data: { person: name === undefined ? null : { name, scopes } } });
  });

  app.get('/v1/token', async (c) => {
    const { name, scopes, expiresAt } = await guard.known(c);
    return c.json({ success: true, data: { name, scopes, expiresAt } });
  });

  app.route('/', publishRoutes({ store, env: defaultEnv, guard, adminOf }));
  app.route('/', healthRoutes({ store, env: defaultEnv, guard, adminOf, decider }));
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

/** Whoever was turned away, and what was not changed. Beyond the limit of attempts nothing is written: a flood must not fill the log. */
const isWorthALine = (c: Context, { status }: ReleaseRefusal): boolean =>
  status !== 429 && status < 500 && (c.req.method !== 'GET' || [401, 403].includes(status));

const refusedAttempt = (c: Context, { status, code, message }: ReleaseRefusal): object => ({
  actor: c.get('whoAsks')?.name ?? 'unknown',
  address: clientOf(c).address,
  what: `${c.req.method} ${c.req.path.slice(0, 200)}`,
  ...{ status, code, why: message.slice(0, 500) },
});

const notFound = (c: Context): ReleaseRefusal =>
  new ReleaseRefusal(404, 'no_such_call', `There is no ${c.req.method} ${c.req.path.slice(0, 100)}.`);
