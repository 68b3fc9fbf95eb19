import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { createFewLines } from './few-lines.ts';

/** What a page tried that its security policy forbids: the directive, and the origin or kind of what was blocked. */
type PolicyReport = { directive: string; blocked: string; page: string };

type PolicyOptions = {
  /** Called for a few of them; `unsaid` is how many of the same kind came since the last one. */
  log: (report: PolicyReport & { unsaid: number }) => void;
  now?: () => number;
};

/** Unit: bytes. Browsers cut what they report; more than this is no report. */
const maxBytes = 8 * 1024;
/** A page that is wrong in twenty places, opened three times. */
const reportsPerMinute = 60;

/**
 * `POST /csp-reports`: what browsers say that a page tried against its security policy, for the log. More than a page can have from
 * one address are not read. Errors: 400 for another form, 413 too long. Nothing is stored of who reported.
 */
export function policyRoute({ log, now }: PolicyOptions): Hono {
  const limit = createRateLimit({ limit: reportsPerMinute, windowMs: 60_000 });
  const few = createFewLines({ now });
  return new Hono().post('/csp-reports', bodyLimit({ maxSize: maxBytes }), async (c) => {
    c.header('Cache-Control', 'no-store');
    // Browsers do not ask again: a refusal would stand in the console of whoever looks for what is wrong with the page.
    if (!limit.take(clientOf(c).network)) return c.body(null, 204);
    const found = readPolicyReports(await c.req.json().catch(() => undefined));
    if (!found) return c.json({ success: false, message: 'This is not a report.' }, 400);
    for (const report of found)
      few(`${report.directive} ${report.blocked}`, (unsaid) => log({ ...report, unsaid }));
    return c.body(null, 204);
  });
}

const text = z.string().check(z.maxLength(4_096));

/** `report-uri`: one report, with dashes in its names. Source: CSP Level 3 §5.3. */
const oldFormSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
    'document-uri': z.optional(text),
  }),
});

/** `report-to`: several at once, of every kind that a browser reports. Source: Reporting API. */
const newFormSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z.optional(
        z.object({
          effectiveDirective: z.optional(text),
          blockedURL: z.optional(z.nullable(text)),
          documentURL: z.optional(text),
        }),
      ),
    }),
  )
  .check(z.maxLength(20));

/** The reports in a body, in either form; undefined for anything else. */
function readPolicyReports(body: unknown): PolicyReport[] | undefined {
  const old = oldFormSchema.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0];
    return [described(directive, report['blocked-uri'], report['document-uri'])];
  }
  const { data } = newFormSchema.safeParse(body);
  return data
    ?.filter(({ type }) => type === 'csp-violation')
    .map(({ body: of }) => described(of?.effectiveDirective, of?.blockedURL ?? undefined, of?.documentURL));
}

/** Only what has the form of a directive, an origin or a kind goes on: the rest is text of who knows whom. */
function described(directive = '', blocked = '', page = ''): PolicyReport {
  return {
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
    blocked: /^[a-z-]{1,20}$/.test(blocked) ? blocked : (originOf(blocked) ?? 'unknown'),
    page: pageOf(page),
  };
}

function originOf(address: string): string | undefined {
  const { origin, protocol } = URL.parse(address) ?? {};
  if (origin === undefined || origin === 'null') return protocol;
  return origin.length <= 100 ? origin : undefined;
}

/** The first two parts of a path, `/en/checkout`: what follows may name an order or a person. */
const pageOf = (address: string): string =>
  (URL.parse(address)?.pathname ?? '').split('/').slice(0, 3).join('/').slice(0, 60);
