import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { answerOnce, firstAnswer, repeatOf } from './idempotency.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from './context.ts';

type Write<Body> = {
  /** What a repeat must send again, without passwords: of this a hash is kept. */
  body: unknown;
  /** What counts or takes long; a repeat is answered without it. */
  before?: () => Promise<void>;
  /** Writes with this connection alone, and answers what is kept for repeats. */
  work: (trx: Kysely<Database>) => Promise<Body>;
};

/**
 * Does what a request asks for in one transaction, together with its Idempotency-Key where it has one: a repeat after a
 * lost answer, or after the process died, gets the first answer and changes nothing. A refusal leaves no trace.
 * Errors: 422 for a key that was used for another body or that no client of ours would send.
 */
export async function writeOnce<Body extends object>(
  deps: ApiDeps,
  c: Context<ApiEnv>,
  { body, before, work }: Write<Body>,
): Promise<Body> {
  const call = `${c.req.method} ${c.req.path}`;
  const repeat = repeatOf(c.req.header('idempotency-key'), {
    call,
    user: c.get('user'),
    body,
    now: deps.now(),
  });
  const first = repeat && (await firstAnswer(deps.db, repeat));
  // Stored by this very call, so it has its form.
  if (first) return first.body as Body;
  await before?.();
  return deps.db.transaction().execute((trx) => answerOnce(trx, repeat, () => work(trx)));
}
