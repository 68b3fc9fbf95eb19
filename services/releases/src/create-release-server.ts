import { randomUUID } from 'node:crypto';
import { secureHeaders } from '@dana/server/common-headers';
import type { ReadinessCheck } from '@dana/server/readiness';
import { readyRoute } from '@dana/server/ready-route';
import { findClient } from '@dana/server/request-client';
import type { RequestMetrics } from '@dana/server/watching/request-metrics';
import { watchRequests } from '@dana/server/watching/watch-requests';
import type { TrustedProxies } from '@dana/server/trusted-proxies';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { releaseRoutes } from './admin/release-routes.ts';
import type { ConsoleSettings } from './admin/console/console-settings.ts';
import type { Decider } from './health/decider.ts';
import type { TryPages } from './gate/try-pages.ts';
import type { Store } from './store/store.ts';

type ReleaseServerDeps = {
  store: Store;
  /** The environment that calls mean when they name none. */
  env: string;
  /** The shop's address: preview links lead there. */
  publicOrigin: string;
  trustedProxies: TrustedProxies;
  checks: readonly ReadinessCheck[];
  /** The one that judges, where this server does. */
  decider?: Pick<Decider, 'take' | 'state' | 'refresh'> | undefined;
  /** What the page for releases is given from outside. */
  console?: ConsoleSettings | undefined;
  tryPages?: TryPages | undefined;
  isStopping: () => boolean;
  metrics?: RequestMetrics | undefined;
  /** Gets a line for each request; without it none is written. */
  accessLog?: { info: (fields: object, message: string) => void } | undefined;
  log: { warn: (fields: object, message: string) => void };
};

/** The release API with its console, as a server without a shop around it. */
export function createReleaseServer(deps: ReleaseServerDeps): Hono {
  const { store, env, publicOrigin, trustedProxies, checks, decider, tryPages, console, isStopping, log } =
    deps;
  const { metrics, accessLog } = deps;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const incident = randomUUID().slice(0, 8);
    const { path } = c.req;
    log.warn({ incident, path, error: error.stack ?? String(error) }, 'A request could not be answered.');
    return c.json({ success: false, message: 'Internal error' }, 500);
  });
  app.use(findClient({ trustedProxies, publicOrigin }));
  app.use(watchRequests({ trustedProxies, metrics, accessLog }));
  app.use(secureHeaders);
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.route('/', readyRoute(checks));
  app.route('/', releaseRoutes({ store, env, decider, tryPages, console, isStopping, log }));
  // The console asks by what name the shop goes: at this address there is no shop.
  app.get('/manifest.webmanifest', (c) => c.json({}));
  app.get('/', (c) => c.redirect('/_releases', 302));
  return app;
}
