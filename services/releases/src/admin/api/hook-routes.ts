import { hookEventSchema } from '@dana/contracts/release/notice';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { hookPresetSchema, usualPreset } from '../../hooks/records/hook-record.ts';
import type { HookAdmin } from '../hooks/hook-admin.ts';
import type { Guard } from './principal.ts';
import { readBody } from './request-forms.ts';

type HookRoutesOptions = { guard: Guard; adminOf: (c: Context, actor: string) => { hooks: HookAdmin } };

const hookBodySchema = z.object({
  url: z.string(),
  preset: z.optional(hookPresetSchema),
  events: z.optional(z.array(hookEventSchema).check(z.minLength(1))),
});

const path = '/v1/envs/:env/hooks';

/** Subscriptions to what happens. Everybody with a token may look; an answer never has the whole of an address. */
export function hookRoutes({ guard, adminOf }: HookRoutesOptions): Hono {
  const app = new Hono();
  const changing = async (c: Context): Promise<HookAdmin> => {
    const { name } = await guard.allowed(c, 'hooks', ['*']);
    return adminOf(c, name).hooks;
  };
  app.get(path, async (c) => {
    const { name } = await guard.known(c);
    return c.json({ success: true, data: await adminOf(c, name).hooks.list(c.req.param('env')) });
  });
  app.post(path, async (c) => {
    const hooks = await changing(c);
    const { url, preset = usualPreset(url), events } = await readBody(c, hookBodySchema);
    const made = await hooks.add({ env: c.req.param('env'), target: url, preset, events });
    return c.json({ success: true, data: made }, 201);
  });
  app.delete(`${path}/:id`, async (c) => {
    const hooks = await changing(c);
    return c.json({ success: true, data: await hooks.remove(c.req.param('env'), c.req.param('id')) });
  });
  app.post(`${path}/:id/resume`, async (c) => {
    const hooks = await changing(c);
    return c.json({ success: true, data: await hooks.resume(c.req.param('env'), c.req.param('id')) });
  });
  app.post(`${path}/:id/test`, async (c) => {
    const hooks = await changing(c);
    return c.json({ success: true, data: await hooks.test(c.req.param('env'), c.req.param('id')) });
  });
  return app;
}
