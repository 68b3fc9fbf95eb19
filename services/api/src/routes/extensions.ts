import { extensionNames, extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';

/** GET extensions: what this API has beyond the calls of every shop. It has them all. */
export function extensionRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>().get('/extensions', (c) =>
    answer(c, extensionsAnswerSchema, { success: true, data: [...extensionNames] }),
  );
}
