import { randomUUID } from 'node:crypto';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { assetRoutes, assetsFromMemory } from './assets/asset-routes.ts';
import { filesForAll, foreignHosts } from './assets/foreign-hosts.ts';
import { moveFiles } from './assets/asset-origin.ts';
import { hostManifestRoute } from './assets/host-manifest-route.ts';
import { compositionFilesRoute } from './assets/composition-files.ts';
import { currentCompositionRoute } from './assets/current-composition.ts';
import { compositionNavigationRoute } from './assets/composition-navigation.ts';
import { releaseMapRoute } from './assets/release-map.ts';
import { createFileMemory } from './assets/file-memory.ts';
import { beaconRoute } from './health/beacon-route.ts';
import { createFailedRenders } from './health/failed-renders.ts';
import { tokenLifetimeMs } from './health/visit-tokens.ts';
import type { DocumentOptions } from './document/document-options.ts';
import { documentRoutes } from './document/document-routes.ts';
import { withFilesOf } from './document/policy-additions.ts';
import { payloadRoutes } from './document/payload-routes.ts';
import { documentsFromMemory } from './document/documents-from-memory.ts';
import { createSheetReader } from './document/styles/read-sheets.ts';
import { answerFault } from './document/answer-fault.ts';
import { offlineRoutes } from './offline/offline-routes.ts';
import { buildRoute } from './watching/build-route.ts';
import { healthRoutes } from './watching/health-routes.ts';
import { secureHeaders } from '@dana/server/common-headers';
import { componentGalleryRoutes } from './component-gallery/component-gallery-routes.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { createFaultLog } from './watching/fault-log.ts';
import { policyRoute } from './watching/policy-reports.ts';
import { releaseApiElsewhere } from './release-server-elsewhere.ts';
import { keptCookiesRoute } from './session/kept-cookies-route.ts';
import { createPreviews, previewRoute } from './session/preview-cookie.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { askExistence } from './proxy/page-exists.ts';
import { readForVisitor } from './proxy/read-for-visitor.ts';
import { watchPages } from './watching/watch-pages.ts';
import { traceRenders, watchRenders } from './watching/watch-renders.ts';
import { commonAnswer } from './session/common-answer.ts';
import { currentComposition } from './session/current-composition.ts';
import { findClient } from '@dana/server/request-client';
import { createReleaseResolver, type ReleaseResolver } from './session/release-request.ts';
import { sessionRoutes } from './session/session-routes.ts';
import type { EdgeDeps } from './edge-deps.ts';

/** The storefront's web server as a function from request to answer. */
export function createEdge(deps: EdgeDeps): Hono {
  const { releases, env, pool, apiBaseUrl, publicOrigin, devServers, log } = deps;
  const { counts, tokens, reporters, maps } = deps;
  const { documents, metrics, accessLog, tracing, askBackEnd } = deps;
  const traced = tracing ? traceRenders(pool.render, tracing) : pool.render;
  const { federationHosts = [] } = deps;
  const isOfflineOn = (deps.isOfflineOn ?? true) && devServers === undefined;
  const { checks = [], trustedProxies = readTrustedProxies('') } = deps;
  const { store, watch } = releases;
  const previews = createPreviews({ store, env, assertSigned: releases.assertSigned });
  const resolveReleases = createReleaseResolver({ watch, previews });
  const ownFiles = devServers?.overlay ?? moveFiles(deps.assetOrigin);
  const resolve: ReleaseResolver = async (asking) => {
    const answer = await resolveReleases(asking);
    return answer && { ...answer, composition: ownFiles(answer.composition) };
  };
  const app = new Hono();
  app.onError((error, c) => {
    // What a middleware refused, such as a body that is too large, is the caller's fault and not ours.
    if (error instanceof HTTPException) return error.getResponse();
    const incident = randomUUID().slice(0, 8);
    log.warn(
      { incident, path: c.req.path, error: error.stack ?? String(error) },
      'A request could not be answered.',
    );
    return answerFault(c, incident);
  });
  app.use(findClient({ trustedProxies, publicOrigin }));
  app.use(watchPages({ trustedProxies, metrics, accessLog, tracing }));
  app.route('/', foreignHosts(federationHosts));
  if (deps.assetOrigin) app.use('/assets/*', filesForAll);
  // A file or document that was sent before has all its headers, and goes through nothing else.
  const memory = createFileMemory();
  app.route('/', assetsFromMemory(memory));
  if (documents)
    app.route('/', documentsFromMemory({ documents, common: () => commonAnswer(watch), sign: tokens.sign }));
  app.use(secureHeaders);
  app.route(
    '/',
    healthRoutes({
      current: () => currentComposition(watch),
      isStale: () => watch.problem() !== undefined,
      checks: [
        { name: 'composition', isNeeded: true, isHealthy: () => currentComposition(watch) !== undefined },
        // Code under development may be broken: pages are then left to the browser, which says why.
        { name: 'renderer', isNeeded: devServers === undefined, isHealthy: pool.isWarm },
        ...checks,
      ],
    }),
  );
  app.route('/', releaseMapRoute(resolve));
  app.route('/', currentCompositionRoute(resolve));
  app.route('/', buildRoute(watch));
  app.route('/', compositionNavigationRoute(resolve));
  app.route('/', compositionFilesRoute(resolve));
  app.route('/', policyRoute({ log: (report) => log.warn(report, 'A page broke its security policy.') }));
  const faults = createFaultLog({ visitMs: tokenLifetimeMs, maps, log });
  app.route('/', beaconRoute({ watch, counts, tokens, reporters, faults, metrics, log }));
  app.route('/', offlineRoutes(isOfflineOn, deps.assetOrigin));
  app.route(
    '/',
    seoRoutes({
      resolve: async () => (await resolve({ cookies: {} }))?.composition,
      apiBaseUrl,
      askBackEnd,
      publicOrigin,
      onProblem: (message) => log.warn({ message }, 'Search engines get an older list of pages, or none.'),
    }),
  );
  const released = {
    origin: store.origin,
    live: () => watch.current()?.manifests.values() ?? [],
    assertSigned: releases.assertSigned,
    onDamaged: releases.onDamaged,
  };
  app.route('/', assetRoutes(store, { memory, ...released }));
  const everybody = () => currentComposition(watch);
  app.route('/', hostManifestRoute({ store, current: everybody, publicOrigin, ...released }));
  const known = { problems: releases.problems.list };
  app.route('/', deps.releaseRoutes?.(known) ?? releaseApiElsewhere);
  app.route('/', componentGalleryRoutes({ publicOrigin }));
  app.route('/', apiProxy({ apiBaseUrl, askBackEnd, tracing }));
  app.route('/', sessionRoutes());
  app.route('/', keptCookiesRoute());
  app.route('/', previewRoute(previews));
  const pages: DocumentOptions = {
    resolve,
    render: metrics ? watchRenders(traced, metrics) : traced,
    sign: tokens.sign,
    noteFailure: createFailedRenders({
      ...{ watch, counts, reporters, render: pool.render },
      onCounted(release) {
        const [deployable = '', version = ''] = release.split('@');
        metrics?.reported({ deployable, version, kind: 'unrendered' });
      },
    }),
    documents,
    askExistence: askExistence(apiBaseUrl, askBackEnd),
    readForVisitor: readForVisitor({ apiBaseUrl, askBackEnd, tracing }),
    // Styles under development stay in sheets, which hot reload exchanges.
    ...(!devServers && {
      readSheets: createSheetReader(store, (message) => log.warn({ message }, 'A style sheet was not read.')),
    }),
    publicOrigin,
    askBackEnd,
    policyAdditions: withFilesOf(deps.assetOrigin, deps.policyAdditions),
    apiBaseUrl,
    analyticsUrl: deps.analyticsUrl,
    hasWorker: isOfflineOn,
    isDevelopment: devServers !== undefined,
    onProblem: (problem) => log.warn(problem, 'A page was not rendered as it should be.'),
  };
  app.route('/', payloadRoutes(pages));
  app.route('/', documentRoutes(pages));
  return app;
}
