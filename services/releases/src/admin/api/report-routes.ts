import { type Context, Hono } from 'hono';
import type { Store } from '../../store/store.ts';
import { readStoredRates } from '../health/stored-rates.ts';
import type { ReleaseAdmin } from '../release-admin.ts';
import type { Guard } from './principal.ts';
import { healthQuerySchema, readQuery, reportsQuerySchema } from './request-forms.ts';

type Admin = Pick<ReleaseAdmin, 'health' | 'errors' | 'vitals' | 'calls'>;
type RouteOptions = {
  store: Store;
  env: string;
  guard: Guard;
  adminOf: (c: Context, actor: string) => Admin;
  /** What browsers reported to the storefront of this process, of `env`. */
  rates?: (() => object) | undefined;
};

/** What browsers reported of releases. */
export function reportRoutes({ store, env: defaultEnv, guard, adminOf, rates }: RouteOptions): Hono {
  const app = new Hono();

  app.get('/v1/envs/:env/rates', async (c) => {
    await guard.known(c);
    const env = c.req.param('env');
    const data = env === defaultEnv && rates ? rates() : await readStoredRates(store, env);
    return c.json({ success: true, data });
  });

  app.get('/v1/envs/:env/health', async (c) => {
    const { name } = await guard.known(c);
    const { hours } = readQuery(c, healthQuerySchema);
    return c.json({ success: true, data: await adminOf(c, name).health(c.req.param('env'), hours) });
  });

  for (const what of ['errors', 'vitals', 'calls'] as const)
    app.get(`/v1/envs/:env/${what}`, async (c) => {
      const { name } = await guard.known(c);
      const { remote, hours } = readQuery(c, reportsQuerySchema);
      const query = { env: c.req.param('env'), remote, hours };
      return c.json({ success: true, data: await adminOf(c, name)[what](query) });
    });

  return app;
}
