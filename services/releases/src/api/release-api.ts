import { buffer } from 'node:stream/consumers';
import { type Verb, verbSchema } from '@dana/contracts/release/revision';
import { countsSchema } from '@dana/contracts/release/visit-counts';
import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ChangeOptions } from '../changes/change.ts';
import type { TryPages } from '../gate/try-pages.ts';
import type { Decider } from '../health/decider.ts';
import { healthOf } from '../health/health-view.ts';
import type { Problem } from '../log/releases.ts';
import { readSignedText } from '../log/signed-text.ts';
import { unpackMaps } from '../publish/source-maps.ts';
import { unpackBuild } from '../publish/build-archive.ts';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import { ReleaseRefusal, sharedSecret, type Store } from '../store/store.ts';
import { type ConsoleSettings, consoleRoutes } from './console.ts';
import { eventRoutes } from './event-routes.ts';
import type { ReleaseAdmin } from './release-admin.ts';
import {
  changeBodySchema,
  limitedBody,
  logQuerySchema,
  previewBodySchema,
  readBody,
  readIfMatch,
  readQuery,
  refusalAnswer,
  refuseTrickyAddress,
  wholeBodySchema,
} from './requests.ts';
import { createStoreAdmin } from './store-admin.ts';
import { createGuard } from './who-asks.ts';

export type ReleaseApiOptions = {
  store: Store;
  env: string;
  decider?: Pick<Decider, 'take' | 'state' | 'refresh'> | undefined;
  /** What the storefront of this process found damaged or cannot keep. */
  problems?: (() => Problem[]) | undefined;
  /** Whom the proxy in front signs in, without which there are only tokens; where long-term figures are. */
  console?: ConsoleSettings | undefined;
  tryPages?: TryPages | undefined;
  isStopping?: (() => boolean) | undefined;
  /** Gets a line for everybody who was turned away, and for each change that was refused. */
  log?: { warn: (fields: object, message: string) => void } | undefined;
};

/** Where releases are managed: the API under `/v1`, and at `/_releases` the page for those who use it. */
export function releaseRoutes(options: ReleaseApiOptions): Hono {
  return new Hono().route('/', releaseApi(options)).route('/', consoleRoutes());
}

type ChangeBody = ChangeOptions & { reason?: string | undefined; isDryRun?: boolean };

/** Of a build, compressed: our largest has 1.5 MB. Of its maps, without the sources themselves: those have 0.5 MB. */
const [maxUploadBytes, maxMapsBytes] = [24 * 1024 * 1024, 12 * 1024 * 1024];

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
  const adminOf = (c: Context, { name: actor }: { name: string }): ReleaseAdmin =>
    createStoreAdmin({ store, actor, publicOrigin: clientOf(c).origin, tryPages });
  const reader = async (c: Context): Promise<ReleaseAdmin> => adminOf(c, await guard.known(c));
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
  for (const path of ['/v1/envs/*', '/v1/preview'])
    app.use(path, atMost(16 * 1024, 'A body has at most 16 KB.'));

  async function change(c: Context, who: { name: string }, verb: Verb, { reason = '', ...body }: ChangeBody) {
    const options = { env: c.req.param('env') ?? defaultEnv, reason, ...body, ifMatch: readIfMatch(c) };
    const answer = await adminOf(c, who).change(verb, options);
    c.header('ETag', `"${answer.revision}"`);
    return done(c, answer);
  }
  app.post('/v1/envs/:env/remotes/:remote/:verb', async (c) => {
    const verb = verbSchema.safeParse(c.req.param('verb'));
    if (!verb.success || verb.data === 'restore') throw notFound(c);
    const remote = checkedDeployable(c.req.param('remote'));
    const who = await guard.allowed(c, 'release', [remote]);
    return change(c, who, verb.data, { remote, ...(await readBody(c, changeBodySchema)) });
  });
  for (const verb of ['promote', 'restore', 'freeze', 'unfreeze'] as const)
    app.post(`/v1/envs/:env/${verb}`, async (c) => {
      const { isDryRun, ...body } = await readBody(c, wholeBodySchema);
      const { releases = {}, remotes } = body;
      const named = verb === 'promote' ? Object.keys(releases) : verb === 'restore' ? (remotes ?? []) : [];
      const wanted = named.length > 0 ? named.map(checkedDeployable) : ['*'];
      // What would change everybody may know.
      const isAsking = verb === 'restore' && isDryRun === true;
      const who = await (isAsking ? guard.known(c) : guard.allowed(c, 'release', wanted));
      return change(c, who, verb, { ...body, isDryRun: isAsking });
    });

  app.get('/v1/envs/:env/log', async (c) => {
    const admin = await reader(c);
    return done(c, await admin.log({ env: c.req.param('env'), ...readQuery(c, logQuerySchema) }));
  });
  app.get('/v1/envs/:env/registry', async (c) => {
    const env = c.req.param('env');
    const registry = await (await reader(c)).registry(env);
    c.header('ETag', `"${registry.revision}"`);
    const found = env === defaultEnv ? problems() : [];
    return done(c, { ...registry, problems: found, ...(grafanaUrl !== undefined && { grafanaUrl }) });
  });
  app.get('/v1/envs/:env/health', async (c) => {
    const admin = await reader(c);
    const env = c.req.param('env');
    if (!decider || env !== defaultEnv) return done(c, await admin.health(env));
    // Who asks has just seen a change: it counts in the answer.
    await decider.refresh();
    return done(c, healthOf(decider));
  });
  app.get('/v1/remotes/:remote/published', async (c) => {
    const remote = checkedDeployable(c.req.param('remote'));
    return done(c, await (await reader(c)).releases(remote));
  });
  app.post('/v1/preview', async (c) => {
    const { env = defaultEnv, remotes, hours = 24, path = '/' } = await readBody(c, previewBodySchema);
    const who = await guard.allowed(c, 'release', Object.keys(remotes).map(checkedDeployable));
    return done(c, await adminOf(c, who).preview({ env, remotes, hours, path }));
  });

  app.put('/v1/remotes/:remote/releases/:version', async (c) => {
    const { remote, version } = releaseOf(c);
    const { env = defaultEnv, dryRun, force, reason } = c.req.query();
    const isDryRun = dryRun === '1';
    const who = await guard.allowed(c, isDryRun ? 'check' : 'publish', [remote]);
    const build = await unpackBuild(remote, version, limitedBody(c, maxUploadBytes));
    const answer = await adminOf(c, who).publish(build, { env, isDryRun, force: force === '1', reason });
    return done(c, answer, answer.outcome === 'published' ? 201 : 200);
  });
  app.put('/v1/remotes/:remote/releases/:version/maps', async (c) => {
    const release = releaseOf(c);
    const who = await guard.allowed(c, 'publish', [release.remote]);
    const bytes = await buffer(limitedBody(c, maxMapsBytes));
    return done(c, await adminOf(c, who).keepMaps(release, () => unpackMaps(bytes)));
  });

  // Without a token: whether the proxy in front says who asks, so that the console need not ask for one.
  app.get('/v1/person', (c) => {
    const { name, scopes } = people?.find(c) ?? {};
    return done(c, { person: name === undefined ? null : { name, scopes } });
  });
  app.get('/v1/token', async (c) => {
    const { name, scopes, expiresAt } = await guard.known(c);
    return done(c, { name, scopes, expiresAt });
  });

  // What a storefront counts in a few seconds. Signed with a key that lies in the store, so that it needs no token of its own.
  app.post('/v1/counts', atMost(2 * 1024 * 1024, 'Counts have at most 2 MB.'), async (c) => {
    const signed = readSignedText(await c.req.text(), await sharedSecret(store, 'counts'));
    if (signed === undefined) {
      const message = 'These counts are not signed by a storefront of this shop.';
      throw new ReleaseRefusal(401, 'not_signed', message);
    }
    const { data: counts } = countsSchema.safeParse(signed);
    if (!counts) throw new ReleaseRefusal(400, 'bad_counts', 'These are no counts of visits.');
    if (!decider || counts.env !== defaultEnv) {
      const message = `This server does not judge ${counts.env.slice(0, 40)} (RELEASE_JUDGE, RELEASE_ENV).`;
      throw new ReleaseRefusal(404, 'not_the_judge', message);
    }
    decider.take(counts);
    return done(c, {});
  });

  app.route('/', eventRoutes({ store, guard, isStopping }));
  app.all('/v1/*', (c) => {
    throw notFound(c);
  });
  return app;
}

const done = (c: Context, data: object, status: 200 | 201 = 200): Response =>
  c.json({ success: true, data }, status);

const releaseOf = (c: Context) => ({
  remote: checkedDeployable(c.req.param('remote') ?? ''),
  version: checkedVersion(c.req.param('version') ?? ''),
});

const atMost = (maxSize: number, message: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ReleaseRefusal(413, 'body_too_large', message);
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
