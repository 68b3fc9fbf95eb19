import { type Context, Hono } from 'hono';
import type { Store } from '../../store/store.ts';
import { auditExport, exportTypes } from '../audit/audit-export.ts';
import type { ReleaseAdmin } from '../release-admin.ts';
import { auditExportSchema, auditQuerySchema } from './audit-query-form.ts';
import type { Guard } from './principal.ts';
import { readQuery } from './request-forms.ts';

type RouteOptions = {
  store: Store;
  guard: Guard;
  adminOf: (c: Context, actor: string) => Pick<ReleaseAdmin, 'audit'>;
};

/** Who did what: page by page, or all that is asked for as a file. */
export function auditRoutes({ store, guard, adminOf }: RouteOptions): Hono {
  const app = new Hono();

  app.get('/v1/envs/:env/audit', async (c) => {
    const { name } = await guard.known(c);
    const query = readQuery(c, auditQuerySchema);
    return c.json({ success: true, data: await adminOf(c, name).audit(c.req.param('env'), query) });
  });

  for (const type of exportTypes)
    app.get(`/v1/envs/:env/audit.${type}`, async (c) => {
      await guard.known(c);
      const filters = readQuery(c, auditExportSchema);
      return auditExport({ store, env: c.req.param('env'), type, filters });
    });

  return app;
}
