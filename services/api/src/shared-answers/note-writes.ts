import type { MiddlewareHandler } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { sharedCalls } from './shared-calls.ts';

const reading = new Set(sharedCalls.map(({ path }) => `/api${path}`));

/**
 * Says after each call that may have changed the shop that it did, before its caller has the answer: what that one reads
 * next is new. Reading an order may end its payment, so only the calls that are the same for all count as reading.
 */
export function noteWrites({ changes }: Pick<ApiDeps, 'changes'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || !reading.has(c.req.routePath)) changes.noteWrite();
  };
}
