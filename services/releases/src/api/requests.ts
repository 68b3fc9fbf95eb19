import { deployableNameSchema } from '@dana/contracts/release/names';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ReleaseRefusal } from '../store/store.ts';

/** Body of a change. Versions and shares are judged by the change itself, whose sentences say more. */
export const changeBodySchema = z.object({
  reason: z.optional(z.string()),
  version: z.optional(z.string()),
  percent: z.optional(z.number()),
  salt: z.optional(z.string()),
  steps: z.optional(z.array(z.number())),
  everyMs: z.optional(z.number()),
  force: z.optional(z.boolean()),
  onlyFirst: z.optional(z.boolean()),
});

/** Body of a change that is not of one deployable: several promoted at once, a restore, a freeze of everything and its end. */
export const wholeBodySchema = z.object({
  reason: z.optional(z.string()),
  releases: z.optional(z.record(z.string(), z.string())),
  toRevision: z.optional(z.int().check(z.positive())),
  remotes: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(50))),
  isDryRun: z.optional(z.boolean()),
  until: z.optional(z.string()),
  force: z.optional(z.boolean()),
});

export const logQuerySchema = z.object({
  remote: z.optional(deployableNameSchema),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000)), 50),
});

export const previewBodySchema = z.object({
  env: z.optional(z.string()),
  remotes: z.record(z.string(), z.string()),
  hours: z.optional(z.number()),
  path: z.optional(z.string()),
});

/** The request's JSON body. Errors: refuses (400) what is not of the form. */
export const readBody = async <Schema extends z.core.$ZodType>(c: Context, schema: Schema) =>
  checked('body', schema, await c.req.json().catch(() => undefined));

/** The request's query. Errors: refuses (400) what is not of the form. */
export const readQuery = <Schema extends z.core.$ZodType>(c: Context, schema: Schema) =>
  checked('query', schema, c.req.query());

function checked<Schema extends z.core.$ZodType>(
  what: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const why = z.prettifyError(parsed.error);
  throw new ReleaseRefusal(400, `bad_${what}`, `The ${what} is not as expected: ${why}`);
}

/** The revision of `If-Match`, with or without quotes. Errors: refuses (400) what is no revision. */
export function readIfMatch(c: Context): number | undefined {
  const header = c.req.header('if-match');
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^(?:W\/)?"?(\d{1,8})"?$/.exec(header.trim()) ?? [];
  if (digits !== undefined) return Number(digits);
  throw new ReleaseRefusal(400, 'bad_if_match', 'If-Match takes the number of a revision.');
}

/** Refuses (400) addresses with tricks before anything is done with them, also those that URL parsing tidies away. */
export function refuseTrickyAddress(c: Context): void {
  const incoming = (c.env as { incoming?: { url?: string } } | undefined)?.incoming?.url;
  const raw = (incoming ?? new URL(c.req.url).pathname).split('?')[0] ?? '';
  if (/\.\.|\\|%|\/\/|\0/.test(raw))
    throw new ReleaseRefusal(400, 'bad_address', 'This address cannot be. Nothing was looked at.');
}

/** A request's body as it arrives. Errors: refuses (413) as soon as more than the limit came, whatever was announced. */
export async function* limitedBody(c: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      const message = `An upload has at most ${maxBytes / 1024 / 1024} MB. Nothing was stored.`;
      throw new ReleaseRefusal(413, 'upload_too_large', message);
    }
    yield chunk;
  }
}

/** A refusal in the API's error form. Errors: rethrows what is none, because that is a bug. */
export function refusalAnswer(error: Error, c: Context): Response {
  if (!(error instanceof ReleaseRefusal)) throw error;
  const { status, code, message, details } = error;
  c.header('Cache-Control', 'no-store');
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (status === 503) c.header('Retry-After', '5');
  if (status === 429) c.header('Retry-After', '60');
  return c.json({ success: false, message, error: { code, status, message, ...details } }, status);
}
