import { pagingQuerySchema } from '@dana/contracts/api/paging';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { ApiEnv, CurrentUser } from './context.ts';
import { ApiFailure } from './failure.ts';
import type { ValidationKey } from '@dana/contracts/api/validation';
import { isFieldKey } from '../messages.ts';

const bodyLimitBytes = 64 * 1024;

// Half a character can only come as an escape, and no database stores it.
const hasSurrogateEscape = /\\u[dD][89a-fA-F]/;
const wholeCharacters = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** The signed-in shopper; 401 for guests. */
export function requireUser(c: Context<ApiEnv>): CurrentUser {
  const user = c.get('user');
  if (!user) throw new ApiFailure(401, 'unauthenticated');
  return user;
}

/** Reads a JSON body: 415 for another type, 413 beyond 64 KB, 400 when it is not a JSON object. */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new ApiFailure(415, 'unreadable_body');
  const text = (await readBytes(c, bodyLimitBytes, 'body_too_large')).toString('utf8');
  try {
    const body: unknown = hasSurrogateEscape.test(text)
      ? JSON.parse(text, wholeCharacters)
      : JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Falls through: text that is not JSON is refused like JSON that is not an object.
  }
  throw new ApiFailure(400, 'unreadable_body');
}

/** Reads a JSON body where none is needed: a request without one means the empty object. */
export async function readOptionalJson(c: Context): Promise<Record<string, unknown>> {
  const isEmpty = !c.req.header('content-type') && Number(c.req.header('content-length') ?? 0) === 0;
  return isEmpty ? {} : readJson(c);
}

/** Reads and checks a JSON body; throws 422 with a message for each wrong field. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checkInput(await readJson(c), schema);
}

/** Reads and checks the query, and nothing of it that the schema does not name; empty values count as absent. */
export function readQuery<Schema extends z.ZodMiniObject>(c: Context, schema: Schema): z.output<Schema> {
  const named = Object.keys(schema.shape).map((name) => [name, c.req.query(name)] as const);
  const given = named.filter(([, value]) => value !== undefined && value !== '');
  return checkInput(Object.fromEntries(given), schema);
}

/** Checks input that was read already. */
export function checkInput<Schema extends z.ZodMiniType>(input: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data as z.output<Schema>;
  const fields: Record<string, ValidationKey> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    fields[field] ??= messageKey(issue, input);
  }
  throw new ApiFailure(422, 'invalid_input', { fields });
}

function messageKey(issue: z.core.$ZodIssue, input: unknown): ValidationKey {
  if (isFieldKey(issue.message)) return issue.message;
  const value = issue.path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
  return value === undefined || value === null || value === '' ? 'validation.required' : 'validation.invalid';
}

/** Reads a whole body of at most so many bytes; 413 with this code beyond. */
export async function readBytes(
  c: Context,
  bytesMax: number,
  code: 'body_too_large' | 'file_too_large',
): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > bytesMax) throw new ApiFailure(413, code);
  const request = c.req.raw;
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > bytesMax) throw new ApiFailure(413, code);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a multipart body of at most so many bytes: 415 for another type of body, 413 beyond, 400 when it cannot be read. */
export async function readForm(
  c: Context,
  bytesMax: number,
  code: 'body_too_large' | 'file_too_large',
): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiFailure(415, 'unreadable_body');
  const body = await readBytes(c, bytesMax, code);
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ApiFailure(400, 'unreadable_body');
  }
}

export type Paging = { page: number; perPage: number; offset: number };

/** Reads page and per_page; a page size beyond `max` is cut to it. */
export function readPaging(c: Context, sizes: { standard: number; max: number }): Paging {
  const { page = 1, per_page = sizes.standard } = readQuery(c, pagingQuerySchema);
  const perPage = Math.min(per_page, sizes.max);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The meta of a page; prices are 0 for lists without prices. */
export function pageMeta(paging: Paging, total: number, prices = { min: 0, max: 0 }) {
  return {
    total,
    current_page: paging.page,
    per_page: paging.perPage,
    last_page: Math.max(1, Math.ceil(total / paging.perPage)),
    max_price: prices.max,
    min_price: prices.min,
  };
}

/** Cuts one page out of a list that is small enough to be read whole. */
export function pageOf<Item>(items: Item[], paging: Paging): Item[] {
  return items.slice(paging.offset, paging.offset + paging.perPage);
}
