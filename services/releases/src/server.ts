import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { secureHeaders } from '@dana/server/common-headers';
import { readyRoute } from '@dana/server/ready-route';
import { findClient } from '@dana/server/request-client';
import { serveUntilStopped } from '@dana/server/serve-until-stopped';
import { countEvents } from '@dana/server/watching/count-events';
import { serveMetrics } from '@dana/server/watching/serve-metrics';
import { createServerMetrics } from '@dana/server/watching/server-metrics';
import { watchRequests } from '@dana/server/watching/watch-requests';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import pino from 'pino';
import { releaseRoutes } from './api/release-api.ts';
import { createTryPages } from './gate/try-pages.ts';
import { startJudging } from './health/start-judging.ts';
import { ensureRootToken } from './keeping/tokens.ts';
import { readHead, unsettledSentence } from './log/revisions.ts';
import { watchHead } from './log/watch-head.ts';
import { readSettings, type ReleaseServerSettings } from './read-settings.ts';
import { keyNotes, openTrustedStore, readTrusted } from './signing/trusted-keys.ts';
import { dataFolder } from './store/open-store.ts';

/* The release API in a process of its own. The storefronts over the same store then name it in RELEASE_URL. */

const settings = settingsOrEnd();
const { env, publicOrigin, apiBaseUrl, isLocal, trustedProxies, console } = settings;
const log = pino({ name: 'releases', level: settings.logLevel });
const giveUp = (line: string): never => {
  log.fatal(line);
  process.exit(1);
};
const store = await openTrustedStore().catch((error: Error) => giveUp(error.message));

// On a shop's own server tokens are handed out by people; a local one makes itself the first.
const rootTokenFile = join(dataFolder(), 'release-token');
if (isLocal && (await ensureRootToken(store, rootTokenFile).catch(() => false)))
  log.info({ file: rootTokenFile }, 'A token for /_releases was made.');

const sayOfKeys = async (): Promise<void> => {
  const live = Object.keys((await readHead(store, env))?.revision.slots ?? {});
  for (const { message, lines } of keyNotes(await readTrusted(store), live)) log.warn({ lines }, message);
};
// Of a store that is away everything else says so.
await sayOfKeys().catch((error: Error) => log.warn(error.message));

const head = await readHead(store, env).catch(() => undefined);
for (const one of head?.revision.unsettled ?? [])
  log.warn(one, `From an earlier release of the servers: ${unsettledSentence(one)}`);

const metrics = settings.metricsAddress && createServerMetrics();
const stopMetrics =
  metrics &&
  settings.metricsAddress &&
  serveMetrics(metrics.text, settings.metricsAddress, ({ message }) =>
    log.error({ message }, 'The metrics are not served.'),
  );
const takenBack =
  metrics &&
  countEvents(
    metrics.registry,
    'dana_releases_taken_back_total',
    'Releases that were taken back by themselves.',
  );
const watch = settings.isJudge
  ? await watchHead({
      ...{ store, env },
      onProblem: ({ message }) => log.warn({ problem: message }, 'The release log cannot be followed.'),
    })
  : undefined;
const judging =
  watch &&
  (await startJudging({
    ...{ store, env, watch, log, settings: settings.watch, webhook: settings.webhook },
    onTakenBack: takenBack || undefined,
  }));
const checks = [
  { name: 'not stopping', isNeeded: true, isHealthy: () => !stopping.isStopping() },
  { name: 'store', isNeeded: true, isHealthy: async () => Array.isArray(await store.list('releases')) },
];
const app = new Hono();
app.onError((error, c) => {
  if (error instanceof HTTPException) return error.getResponse();
  const incident = randomUUID().slice(0, 8);
  const { path } = c.req;
  log.warn({ incident, path, error: error.stack ?? String(error) }, 'A request could not be answered.');
  return c.json({ success: false, message: 'Internal error' }, 500);
});
app.use(findClient({ trustedProxies, publicOrigin }));
app.use(watchRequests({ trustedProxies, metrics, accessLog: settings.hasAccessLog ? log : undefined }));
app.use(secureHeaders);
app.get('/healthz', (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'ok' });
});
app.route('/', readyRoute(checks));
app.route(
  '/',
  releaseRoutes({
    ...{ store, env, console, log, decider: judging },
    tryPages: createTryPages({ store, apiUrl: apiBaseUrl, publicOrigin }),
    isStopping: () => stopping.isStopping(),
  }),
);
// The console asks by what name the shop goes: at this address there is no shop.
app.get('/manifest.webmanifest', (c) => c.json({}));
app.get('/', (c) => c.redirect('/_releases', 302));

const stopping = serveUntilStopped({
  name: 'The release API',
  hostname: settings.hostname,
  port: settings.port,
  portVariable: 'RELEASES_PORT',
  fetch: app.fetch,
  stop: settings.stop,
  release: async () => {
    stopMetrics?.();
    await judging?.stop();
    watch?.close();
    await store.close?.();
  },
  onFailure: giveUp,
  log,
});

function settingsOrEnd(): ReleaseServerSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    pino({ name: 'releases' }).fatal(`The release API cannot start. ${(error as Error).message}`);
    process.exit(1);
  }
}
