import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import type { PolicyReports } from './policy-reports.ts';
import { readPolicyReports } from './read-policy-reports.ts';

/** Unit: bytes. Browsers cut what they report; more than this is no report. */
const maxBytes = 8 * 1024;
/** A page that is wrong in twenty places, opened three times. */
const reportsPerMinute = 60;

/**
 * `POST /csp-reports`: what browsers say that a page tried against its security policy.
 * More than a page can have from one address are not read. Errors: 400 for another form, 413 too long. Nothing is stored of who
 * reported.
 */
export function policyRoute(reports: PolicyReports): Hono {
  const limit = createRateLimit({ limit: reportsPerMinute, windowMs: 60_000 });
  const app = new Hono();
  app.post('/csp-reports', bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('Cache-Control', 'no-store');
    // Browsers do not ask again: a refusal would stand in the console of whoever looks for what is wrong with the page.
    if (!limit.take(clientOf(c).network)) return c.body(null, 204);
    const found = readPolicyReports(await c.req.json().catch(() => undefined));
    if (!found) return c.json({ success: false, message: 'This is not a report.' }, 400);
    for (const report of found) reports.add(report);
    return c.body(null, 204);
  });
  return app;
}
