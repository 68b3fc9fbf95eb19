import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { commandsHere } from '@dana/server/commands-here';
import { createShopServer } from '@dana/server/create-shop-server';
import { listenFailure } from '@dana/server/listen-failure';
import { serveMetrics } from '@dana/server/watching/serve-metrics';
import { startTracing, type Tracing } from '@dana/server/watching/tracing';
import { createS3Bucket } from '@dana/server/s3/s3-bucket';
import { stopOnSignal } from '@dana/server/stop/stop-on-signal';
import { serve } from '@hono/node-server';
import { createApi } from './app.ts';
import { openDatabaseClock } from './database/database-clock.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { CatalogueRefused, faultLines } from './load/read/faults.ts';
import { prepareDatabase } from './load/load-shop.ts';
import type { ApiDeps } from './deps.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { ApiFailure, failureBody } from './http/failure.ts';
import { mailerOf } from '@dana/server/mail/mailer-of';
import { openGateway } from './payments/open-gateway.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { ensureLocalToken } from './staff/tokens/staff-tokens.ts';
import { createCatalogueChanges } from './shared-answers/catalogue-changes.ts';
import { createLog, startFailure } from './operation/log.ts';
import { traceStatements } from './operation/trace-statements.ts';
import { createMetrics } from './operation/metrics.ts';

/** Longer than clients keep an idle connection, so that none is closed under a request. Node's own is as short as theirs. */
const keepAliveMs = 65_000;
const environment = environmentOrEnd();
const log = createLog(environment.logLevel);

const startedMs = performance.now();
let database: OpenDatabase | undefined;
let api: ReturnType<typeof createApi> | undefined;
let stopJobs: (() => Promise<void>) | undefined;
let tracing: Tracing | undefined;
let stopMetrics: (() => void) | undefined;

// The port is taken before the database is touched, so that a taken one is reported at once.
const server = serve(
  {
    hostname: environment.host,
    port: environment.portNumber,
    createServer: createShopServer,
    fetch: async (request, env) => {
      const response = await (api?.fetch(request, env) ?? notReady(request));
      // Sent with the answer, so that a client's next request finds another instance.
      if (stopping.isStopping()) response.headers.set('Connection', 'close');
      return response;
    },
  },
  () =>
    void start().catch((error: Error) => {
      if (error instanceof CatalogueRefused) for (const line of faultLines(error.faults)) log.fatal(line);
      fail(startFailure(error, environment.dataDir));
    }),
);
if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs;
server.on('error', (error: NodeJS.ErrnoException) =>
  fail(listenFailure(error, environment.portNumber, 'API_PORT')),
);
const stopping = stopOnSignal({
  name: 'The API',
  server,
  settings: environment.stop,
  release: async () => {
    stopMetrics?.();
    await stopJobs?.();
    await database?.close();
    await tracing?.stop();
  },
  log,
});

/** The settings; where one cannot be read the API ends with a line that says why. */
function environmentOrEnd(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    createLog('info').fatal(`The API cannot start. ${(error as Error).message}`);
    process.exit(1);
  }
}

function notReady(request: Request): Response {
  // Alive while it brings its database to the newest form, which may take long.
  if (new URL(request.url).pathname.endsWith('/healthz')) return Response.json({ status: 'ok' });
  const lang = request.headers.get('lang') === 'ar' ? 'ar' : 'en';
  const body = failureBody(new ApiFailure(503, 'unavailable'), lang);
  return Response.json(body, { status: 503, headers: { 'Retry-After': '1' } });
}

async function start(): Promise<void> {
  mkdirSync(environment.dataDir, { recursive: true });
  tracing = await startTracing(environment.trace, 'dana-api');
  database = await openDatabase({ ...environment, onStatement: tracing && traceStatements(tracing) });
  const { db, kind, pool, server: limitPool } = database;
  const clock = await openDatabaseClock(db);
  const prepared = await prepareDatabase(database, environment.catalogueDir);
  if (prepared.catalogue === 'none')
    log.warn(
      commandsHere('The shop is empty. Load a catalogue: pnpm catalogue load <folder> (docs/catalogue.md).'),
    );
  const metrics = createMetrics(pool);
  if (environment.metrics)
    stopMetrics = serveMetrics(metrics.text, environment.metrics, (error) =>
      log.error({ err: error }, 'The metrics are not served.'),
    );
  const deps: ApiDeps = {
    ...environment,
    db,
    limitPool,
    uploadBucket: environment.uploadPlace && createS3Bucket(environment.uploadPlace),
    changes: createCatalogueChanges(database),
    replica: database.replica,
    log,
    gateway: openGateway(environment.gateway),
    mail: mailerOf(environment),
    metrics,
    tracing,
    now: clock.now,
    isStopping: stopping.isStopping,
    randomId: () => randomBytes(16).toString('base64url'),
    checkAnswers: process.env.NODE_ENV !== 'production',
  };
  if (environment.isLocal) {
    const file = await ensureLocalToken(db, environment.dataDir, deps.now());
    if (file) log.info({ file }, 'A token for /_orders was made.');
  }
  api = createApi(deps);
  stopJobs = startScheduledJobs(deps, clock);
  const readyMs = Math.round(performance.now() - startedMs);
  log.info(
    { ...prepared, database: kind, readyMs },
    `API ready on http://localhost:${environment.portNumber}`,
  );
}

function fail(message: string): void {
  log.fatal(message);
  stopping.stopNow(1);
}
