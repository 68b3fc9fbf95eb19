import type { Context, MiddlewareHandler } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { apiCalls } from '../openapi/calls.ts';

/** A call whose answer is the same for all: below /api as routes name it, and the parameters that it reads. */
export type SharedCall = { path: string; parameters: readonly string[]; forGuestsOnly: boolean };

/** Reviews say which one is the caller's own: they are the same for all guests. */
const sameForGuests = new Set(['getReviews']);

/** Every call that reads and does not look at who calls. */
export const sharedCalls: readonly SharedCall[] = apiCalls
  .filter(({ id, method, auth }) => method === 'GET' && (auth === 'none' || sameForGuests.has(id)))
  .map((call) => ({
    path: call.path.replace(/\{(\w+)\}/g, ':$1'),
    // The contract test sees that a call reads no other.
    parameters: Object.keys(call.query?.shape ?? {}),
    forGuestsOnly: call.auth !== 'none',
  }));

/** What an answer depends on. Parameters that the call does not read make no difference. */
export function keyOf(c: Context<ApiEnv>, { parameters }: SharedCall): string {
  const { code, rate } = c.get('currency');
  const given = parameters.map((name) => c.req.query(name) ?? '');
  return JSON.stringify([new URL(c.req.url).pathname, c.get('lang'), code, rate, ...given]);
}

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
