import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from './http/common-headers.ts';
import { releaseApi } from './api/release-api.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { type DevServers, overlayDevServers } from './dev/dev-overlay.ts';
import { documentRoutes } from './document/document-routes.ts';
import { faviconRoute } from './document/favicon.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import type { RenderPool } from './render/render-pool.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { currentComposition } from './store/current-composition.ts';
import { releaseMapAnswer } from './store/resolve-composition.ts';
import type { Store } from './store/store.ts';
import type { HeadWatch } from './store/watch-head.ts';

export type EdgeDeps = {
  store: Store;
  watch: HeadWatch;
  /** The environment that this edge serves. */
  env: string;
  pool: RenderPool;
  apiBaseUrl: string;
  publicOrigin: string;
  /** Deployables that run from dev servers. */
  devServers?: DevServers | undefined;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
};

/** When this process began to serve: the same value before and after a release shows that nothing was restarted. */
const startedAt = new Date().toISOString();

/** The storefront's web server as a function from request to answer. */
export function createEdge({
  store,
  watch,
  env,
  pool,
  apiBaseUrl,
  publicOrigin,
  devServers,
  log,
}: EdgeDeps): Hono {
  const resolve = () => {
    const composition = currentComposition(watch);
    return composition && devServers ? overlayDevServers(composition, devServers) : composition;
  };
  const app = new Hono();
  app.use(secureHeaders);
  app.get('/healthz', (c) => {
    const problem = watch.problem();
    const composition = resolve();
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        status: composition ? 'ok' : 'empty',
        startedAt,
        revision: composition?.revision ?? null,
        ...(problem && { stale: problem.message }),
      },
      composition ? 200 : 503,
    );
  });
  app.get('/release-map.json', (c) => {
    const composition = resolve();
    c.header('Cache-Control', 'no-store');
    return composition
      ? c.json(releaseMapAnswer(composition))
      : c.json({ success: false, message: 'Nothing is released yet.' }, 503);
  });
  app.post('/csp-reports', bodyLimit({ maxSize: 16_384 }), async (c) => {
    log.warn({ report: (await c.req.text()).slice(0, 2_000) }, 'A page broke its security policy.');
    return c.body(null, 204);
  });
  app.route('/', faviconRoute);
  app.route('/', assetRoutes(store));
  app.route('/', releaseApi({ store, publicOrigin, env }));
  app.route('/', apiProxy(apiBaseUrl));
  app.route('/', sessionRoutes({ isSecure: publicOrigin.startsWith('https:') }));
  app.route(
    '/',
    documentRoutes({
      resolve,
      render: pool.render,
      publicOrigin,
      isDevelopment: devServers !== undefined,
      onProblem: (problem) => log.warn(problem, 'A page was not rendered as it should be.'),
    }),
  );
  return app;
}
