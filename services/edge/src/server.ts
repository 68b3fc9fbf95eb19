import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readEach } from '@dana/server/read-each';
import { publicOriginOf } from '@dana/server/server-settings';
import { serveUntilStopped } from '@dana/server/serve-until-stopped';
import pino from 'pino';
import { ensureRootToken } from '@dana/releases/admin/tokens/root-token';
import { releaseRoutes } from '@dana/releases/admin/release-routes';
import { readConsoleSettings } from '@dana/releases/admin/console/console-settings';
import { createPlannedPromotions } from '@dana/releases/changes/planned-promotions';
import { readHookSettings } from '@dana/releases/hooks/hook-settings';
import { createIncidentNotes } from '@dana/releases/hooks/incident-notes';
import { startDeliveries } from '@dana/releases/hooks/start-deliveries';
import { createTakeBack } from '@dana/releases/changes/take-back';
import { createTakeSteps } from '@dana/releases/changes/take-steps';
import { dataFolder } from '@dana/releases/store/local-folders';
import { moveFiles } from './assets/asset-origin.ts';
import { createAutomaticClimb } from './reports/automatic-climb.ts';
import { createAutomaticRollback } from './reports/automatic-rollback.ts';
import { followHealth } from './reports/follow-health.ts';
import { createReportWindows } from './reports/details/report-windows.ts';
import { createOutcomeCounts } from './reports/outcome-counts.ts';
import { reportsSource } from './reports/reports-source.ts';
import { createReporters } from './reports/reporters.ts';
import { reportersSentence } from './reports/reporters-sentence.ts';
import { openVisitMarks } from './reports/visit-marks.ts';
import { createEdge } from './create-edge.ts';
import { createDocuments } from './cache/documents.ts';
import { openDataFolder } from './fallback-copy/data-folder.ts';
import { diskCheck } from '@dana/server/disk-check';
import { followReleases } from './fallback-copy/follow-releases.ts';
import { sayOfKeys } from './fallback-copy/signed-releases.ts';
import { liveTrees } from './fallback-copy/live-trees.ts';
import { onRefusedCode } from './fallback-copy/refused-code.ts';
import { readShopFile } from './shop/shop-file.ts';
import { followBackEnd } from './proxy/follow-back-end.ts';
import { createApiLook } from './health/api-answers.ts';
import { withAnalytics } from './document/analytics-url.ts';
import { readSettings } from './read-settings.ts';
import { followDevServers } from './dev-servers/follow-dev-servers.ts';
import { createRenderPool } from './render/render-pool.ts';
import { startWatching } from './watching/start-watching.ts';
import { currentComposition } from './session/current-composition.ts';
import { openTrustedStore, readReleaseKeys } from '@dana/releases/signing/trusted-keys';
import { readStoreSettings } from '@dana/releases/store/store-settings';

const settings = settingsOrEnd();
const { port, hostname, apiBaseUrl, publicOrigin, isLocal, env, hasReleaseApi, hooks } = settings;
const log = pino({ name: 'edge', level: settings.logLevel });

const giveUp = (line: string): never => {
  log.fatal(line);
  process.exit(1);
};
const copyFolder = openDataFolder(join(dataFolder(), 'edge'), giveUp);
const origin = await openTrustedStore().catch((error: Error) => giveUp(error.message));
const note = createIncidentNotes(origin, env);
const releases = await followReleases({
  releases: origin,
  folder: copyFolder,
  env,
  onIncident: (problem) => {
    log.error(problem, 'A release is not as it was published, or cannot be kept.');
    void note({ kind: 'problem', subject: problem.release, message: problem.message });
  },
  onSettled: ({ release }) => {
    log.info({ release }, 'It is right again.');
    void note({ kind: 'settled', subject: release, message: `${release} is right again` });
  },
  onProblem: ({ message }) => {
    log.warn({ problem: message }, 'The release log cannot be followed; the last good state stays.');
    void note({ kind: 'problem', subject: 'the release log', message });
  },
});
const { store, watch } = releases;
onRefusedCode(releases);
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
// Rendering threads may read the working folder of their process: it is this code, and not where the data is.
process.chdir(import.meta.dirname);
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

const marks = await openVisitMarks({ store, env });
const own = createOutcomeCounts(settings.watch, { hash: marks.hash });
const { sessionsPerAddress } = settings.watch;
const windows = createReportWindows({ sessionsPerAddress, windowStart: own.windowStart });
const reporters = createReporters({ isLocal, onChange: (by) => log.warn({ by }, reportersSentence(by)) });
const health = followHealth({
  store,
  env,
  own,
  settings: settings.watch,
  knowsBy: reporters.knowsBy,
  sources: [reportsSource(windows)],
  onProblem: (message) =>
    log.warn({ message }, 'What browsers report is not shared with other edges, and waits in memory.'),
});
const { counts } = health;
const watching = await startWatching(settings, log);
const { metrics, tracing, accessLog } = watching;
const automatic = createAutomaticRollback({
  takeBack: createTakeBack({ store, env }),
  watch,
  counts,
  settings: settings.watch,
  onTakenBack: (what) => {
    metrics?.releaseTakenBack();
    log.error(what, 'A release was taken back because browsers reported failures; its slot is frozen.');
  },
  onProblem: (message) => log.warn({ message }, 'A release could not be taken back by itself.'),
});
const climbing = createAutomaticClimb({
  takeStep: createTakeSteps({ store, env }),
  watch,
  counts,
  settings: settings.watch,
  onStep: (step) => log.info(step, 'A canary reached more visitors by itself.'),
  onProblem: (message) => log.warn({ message }, 'A canary could not climb by itself.'),
});
const planned = createPlannedPromotions({
  ...{ store, env },
  current: () => watch.current()?.revision,
  onCarriedOut: (what) => log.info(what, 'A scheduled promotion was made, or passed over.'),
  onProblem: (message) => log.warn({ message }, 'A scheduled promotion could not be made.'),
});
const looking = setInterval(
  () => void automatic.look().then(climbing.look).then(planned.look),
  1_000,
).unref();
void store.prune(liveTrees(watch.current()?.revision));

const documents =
  settings.documentCacheBytes > 0 && !devServers
    ? createDocuments({ maxBytes: settings.documentCacheBytes })
    : undefined;
offered.renew(documents);
metrics?.followPool(pool.state);
metrics?.follow({ keptBytes: documents?.sizeBytes, isReleaseLogFollowed: () => !watch.problem() });
const deliveries = hasReleaseApi ? startDeliveries({ store: origin, settings: hooks, log }) : undefined;
const app = createEdge({
  ...settings,
  releases,
  env,
  pool,
  counts: own,
  allCounts: counts,
  windows,
  marks,
  reporters,
  watchSettings: settings.watch,
  apiBaseUrl,
  askBackEnd: offered.ask,
  publicOrigin,
  policyAdditions: withAnalytics(settings.policyAdditions, settings.analyticsUrl),
  documents,
  releaseRoutes: hasReleaseApi
    ? (known) => releaseRoutes({ ...settings, store, log, isStopping: () => stopping.isStopping(), ...known })
    : undefined,
  devServers,
  ...{ metrics, tracing, accessLog },
  checks: [
    { name: 'not stopping', isNeeded: true, isWell: () => !stopping.isStopping() },
    // Without room neither a release nor what it was last can be kept: better another instance.
    { name: 'disk', isNeeded: true, isWell: async () => (await diskCheck(copyFolder)).isReady },
    // Pages have their frame without it, so it is named and not needed.
    { name: 'api', isNeeded: false, isWell: createApiLook(apiBaseUrl) },
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
    clearInterval(looking);
    await health.stop();
    offered.stop();
    devServers?.close();
    await deliveries?.stop();
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
      hooks: () => readHookSettings(process.env, publicOriginOf(process.env)),
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
