import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readConsoleSettings } from '@dana/releases/api/console';
import { releaseRoutes } from '@dana/releases/api/release-api';
import { createTryPages } from '@dana/releases/gate/try-pages';
import { readJudge, readWebhookSettings, startJudging } from '@dana/releases/health/start-judging';
import { readWatchSettings } from '@dana/releases/health/windows';
import { ensureRootToken } from '@dana/releases/keeping/tokens';
import { unsettledSentence } from '@dana/releases/log/revisions';
import { openTrustedStore, readReleaseKeys } from '@dana/releases/signing/trusted-keys';
import { dataFolder, readStoreSettings } from '@dana/releases/store/open-store';
import { diskCheck } from '@dana/server/disk-check';
import { readEach } from '@dana/server/read-each';
import { serveUntilStopped } from '@dana/server/serve-until-stopped';
import { publicOriginOf } from '@dana/server/server-settings';
import pino from 'pino';
import { moveFiles } from './assets/asset-origin.ts';
import { createDocuments } from './cache/documents.ts';
import { createEdge } from './create-edge.ts';
import { followDevServers } from './dev-servers/follow-dev-servers.ts';
import { withAnalytics } from './document/analytics-url.ts';
import { openDataFolder } from './fallback-copy/data-folder.ts';
import { followReleases } from './fallback-copy/follow-releases.ts';
import { liveTrees } from './fallback-copy/live-trees.ts';
import { sayOfKeys } from './fallback-copy/signed-releases.ts';
import { createReporters, reportersSentence } from './health/reporters.ts';
import { countsTo, createVisitCounts } from './health/visit-counts.ts';
import { openVisitTokens } from './health/visit-tokens.ts';
import { followBackEnd } from './proxy/follow-back-end.ts';
import { readSettings } from './read-settings.ts';
import { createRenderPool } from './render/render-pool.ts';
import { currentComposition } from './session/current-composition.ts';
import { readShopFile } from './shop/shop-file.ts';
import { createApiLook } from './watching/api-answers.ts';
import { createSourceMaps } from './watching/source-maps.ts';
import { startWatching } from './watching/start-watching.ts';

const settings = settingsOrEnd();
const { port, hostname, apiBaseUrl, publicOrigin, isLocal, env, releaseUrl } = settings;
const hasReleaseApi = releaseUrl === undefined;
const log = pino({ name: 'edge', level: settings.logLevel });

const giveUp = (line: string): never => {
  log.fatal(line);
  process.exit(1);
};
const copyFolder = openDataFolder(join(dataFolder(), 'edge'), giveUp);
const origin = await openTrustedStore().catch((error: Error) => giveUp(error.message));
const releases = await followReleases({
  releases: origin,
  folder: copyFolder,
  env,
  onIncident: (problem) => log.error(problem, 'A release is not as it was published, or cannot be kept.'),
  onSettled: ({ release }) => log.info({ release }, 'It is right again.'),
  onProblem: ({ message }) =>
    log.warn({ problem: message }, 'The release log cannot be followed; the last good state stays.'),
});
const { store, watch } = releases;
await sayOfKeys(origin, Object.keys(watch.current()?.revision.slots ?? {}), log);
if (isLocal && process.env.TRUSTED_PROXIES)
  log.warn(
    { publicOrigin },
    'Proxies are trusted, but PUBLIC_ORIGIN is not set: pages and mails link to this machine.',
  );
// On a shop's own server tokens are handed out by people; a local one makes itself the first.
const rootTokenFile = join(dataFolder(), 'release-token');
if (hasReleaseApi && isLocal && (await ensureRootToken(store, rootTokenFile).catch(() => false)))
  log.info({ file: rootTokenFile }, 'A token for /_releases was made.');
const offered = followBackEnd({ apiBaseUrl, shop: readShopFile(settings.shopFile), log });
const createPool = () =>
  createRenderPool({
    // Where it truly is: what threads may read goes by that name, not by a link's.
    releasesFolder: realpathSync(copyFolder),
    apiUrl: apiBaseUrl,
    publicOrigin,
    liveThreads: settings.liveThreads,
    askBackEnd: offered.ask,
    onProblem: (message) => log.warn({ message }, 'A rendering thread failed.'),
    onRefusedCode: releases.onRefusedCode,
    onFailedRender: ({ composition, from: _, ...failed }) =>
      log.warn({ ...failed, composition: composition.id }, 'A release failed to render a page.'),
  });
// Threads write the composition into pages.
const ownFiles = moveFiles(settings.assetOrigin);
const { devServersFile } = settings;
const devServers =
  devServersFile === undefined
    ? undefined
    : await followDevServers({
        file: devServersFile,
        copyFolder,
        createPool,
        onProblem: (message) => log.warn({ message }, 'What runs from dev servers could not be read.'),
      });
const pool = devServers?.pool ?? createPool();
// The worker of a new composition starts when its revision is seen, not with the first shopper.
const warm = (): void => {
  const composition = currentComposition(watch);
  if (composition) pool.warm(ownFiles(composition));
};
watch.subscribe(warm);
warm();

const watching = await startWatching(settings, log);
const { metrics, tracing, accessLog } = watching;
const judging =
  hasReleaseApi && settings.isJudge
    ? await startJudging({
        ...{ store: origin, env, watch, log, settings: settings.watch, webhook: settings.webhook },
        onTakenBack: metrics?.releaseTakenBack,
      })
    : undefined;
const tokens = await openVisitTokens({ store, env });
const reporters = createReporters({ isLocal, onChange: (by) => log.warn({ by }, reportersSentence(by)) });
const counts = createVisitCounts({
  ...{ env, hash: tokens.hash, knowsBy: reporters.knowsBy },
  deliver: releaseUrl ? countsTo(releaseUrl, origin) : (counted) => judging?.take(counted),
  onProblem: (message) =>
    log.warn({ message }, 'Nobody judges releases by what this storefront counts; canaries wait.'),
});
for (const one of watch.current()?.revision.unsettled ?? [])
  log.warn(one, `From an earlier release of the servers: ${unsettledSentence(one)}`);
void store.prune(liveTrees(watch.current()?.revision));

const documents =
  settings.documentCacheBytes > 0 && !devServers
    ? createDocuments({ maxBytes: settings.documentCacheBytes })
    : undefined;
offered.renew(documents);
metrics?.followPool(pool.state);
metrics?.follow({ keptBytes: documents?.sizeBytes, isReleaseLogFollowed: () => !watch.problem() });
const tryPages = createTryPages({ store: origin, apiUrl: apiBaseUrl, publicOrigin });
const app = createEdge({
  ...settings,
  releases,
  env,
  pool,
  counts,
  tokens,
  reporters,
  maps: createSourceMaps({ store: origin }),
  apiBaseUrl,
  askBackEnd: offered.ask,
  publicOrigin,
  policyAdditions: withAnalytics(settings.policyAdditions, settings.analyticsUrl),
  documents,
  releaseRoutes: hasReleaseApi
    ? (known) =>
        releaseRoutes({
          ...{ store, env, log, tryPages, console: settings.console, decider: judging, ...known },
          isStopping: () => stopping.isStopping(),
        })
    : undefined,
  devServers,
  ...{ metrics, tracing, accessLog },
  checks: [
    { name: 'not stopping', isNeeded: true, isHealthy: () => !stopping.isStopping() },
    // Without room neither a release nor what it was last can be kept: better another instance.
    { name: 'disk', isNeeded: true, isHealthy: async () => (await diskCheck(copyFolder)).isReady },
    // Pages have their frame without it, so it is named and not needed.
    { name: 'api', isNeeded: false, isHealthy: createApiLook(apiBaseUrl) },
  ],
  log,
});
const stopping = serveUntilStopped({
  name: 'The storefront',
  hostname,
  port,
  portVariable: 'PORT',
  fetch: app.fetch,
  stop: settings.stop,
  release: async () => {
    await counts.stop();
    await judging?.stop();
    offered.stop();
    devServers?.close();
    releases.close();
    await pool.close();
    await store.close?.();
    await watching.stop();
  },
  onFailure: giveUp,
  log,
});

/** The settings; where one cannot be read the storefront ends with a line that says why. */
function settingsOrEnd() {
  try {
    const { own, ...others } = readEach({
      own: () => readSettings(process.env),
      isJudge: () => readJudge(process.env.RELEASE_JUDGE || undefined),
      watch: () => readWatchSettings(process.env.RELEASE_WATCH),
      webhook: () => readWebhookSettings(process.env, publicOriginOf(process.env)),
      console: () => readConsoleSettings(process.env, publicOriginOf(process.env)),
      // Opened later, and looked at with the others.
      store: () => readStoreSettings(process.env),
      keys: () => readReleaseKeys(process.env.RELEASE_KEYS),
    });
    return { ...own, ...others };
  } catch (error) {
    pino({ name: 'edge' }).fatal(`The storefront cannot start. ${(error as Error).message}`);
    process.exit(1);
  }
}
