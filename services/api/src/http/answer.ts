import { noteLeftOut } from '@dana/contracts/left-out';
import type { Context } from 'hono';
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
