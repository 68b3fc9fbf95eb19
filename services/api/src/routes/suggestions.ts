import { suggestionsAnswerSchema, suggestionsQuerySchema } from '@dana/contracts/api/suggestion';
import { Hono } from 'hono';
import { suggest } from '../catalogue/suggest.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { readQuery } from '../http/read-input.ts';

/** GET search/suggestions?q=. */
export function suggestionRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>().get('/search/suggestions', async (c) => {
    const view = { lang: c.get('lang'), currency: c.get('currency'), now: deps.now() };
    const data = await suggest(deps.db, readQuery(c, suggestionsQuerySchema).q ?? '', view);
    return answer(c, suggestionsAnswerSchema, { success: true, data });
  });
}
