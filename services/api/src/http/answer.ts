import { noteLeftOut } from '@dana/contracts/left-out';
import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { ApiDeps } from '../deps.ts';

/** Sends answers in the one form. Outside production each is parsed with its contract before it leaves. */
export function answerer(deps: ApiDeps) {
  return function answer<Schema extends z.ZodMiniType>(
    c: Context,
    schema: Schema,
    body: z.input<Schema>,
    status: 200 | 201 | 202 = 200,
  ): Response {
    if (deps.checkAnswers) check(() => schema.parse(body));
    return c.json(body as object, status);
  };
}

/** A storefront reads tolerantly; what it would leave out is a slip of ours. */
function check(read: () => unknown): void {
  const { leftOut } = noteLeftOut(read);
  if (leftOut.length > 0) throw new Error(`This answer breaks its contract: ${leftOut.join('; ')}`);
}

/** What an answer below /api depends on in addition to its address; pictures depend on nothing else. */
const dependsOn = ['Authorization', 'Lang', 'Accept-Language', 'Currency'];

/**
 * Says of each answer what it depends on and whether it may be kept. Unless the route says otherwise, an answer may be
 * kept, but is asked for again each time; a refusal is never kept.
 */
export const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (!c.req.path.startsWith('/api/media/')) headers.append('Vary', dependsOn.join(', '));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status < 400 ? 'no-cache' : 'no-store');
};
