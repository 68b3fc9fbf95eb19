import { join } from 'node:path';
import { serveUntilStopped } from '@dana/server/serve-until-stopped';
import { createServerMetrics } from '@dana/server/watching/server-metrics';
import { countEvents } from '@dana/server/watching/count-events';
import { serveMetrics } from '@dana/server/watching/serve-metrics';
import pino from 'pino';
import { ensureRootToken } from './admin/tokens/root-token.ts';
import { createReleaseServer } from './create-release-server.ts';
import { startJudging } from './admin/start-judging.ts';
import { createTryPages } from './gate/try-pages.ts';
import { type ReleaseServerSettings, readSettings } from './read-settings.ts';
import { unsettledSentence } from './reading/older-revisions.ts';
import { readHead } from './reading/release-log.ts';
import { watchHead } from './reading/watch-head.ts';
import { dataFolder } from './store/local-folders.ts';
import { keyNotes, openTrustedStore, readTrusted } from './signing/trusted-keys.ts';

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
const app = createReleaseServer({
  store,
  env,
  publicOrigin,
  trustedProxies,
  checks: [
    { name: 'not stopping', isNeeded: true, isWell: () => !stopping.isStopping() },
    { name: 'store', isNeeded: true, isWell: async () => Array.isArray(await store.list('releases')) },
  ],
  decider: judging,
  tryPages: createTryPages({ store, apiUrl: apiBaseUrl, publicOrigin }),
  console,
  isStopping: () => stopping.isStopping(),
  metrics,
  accessLog: settings.hasAccessLog ? log : undefined,
  log,
});
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

/** The settings; where one cannot be read the server ends with a line that says why. */
function settingsOrEnd(): ReleaseServerSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    pino({ name: 'releases' }).fatal(`The release API cannot start. ${(error as Error).message}`);
    process.exit(1);
  }
}
