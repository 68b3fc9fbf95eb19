import * as z from 'zod/mini';
import { deployableNameSchema } from '../release/names.ts';
import { failedCallLimits } from './limits.ts';

/** Calls of the API that got no answer or a server's fault (5xx), alike ones together. Refusals (4xx) are answers. */
export const failedCallsSchema = z.object({
  /** Whose code made them, where that is known. */
  remote: z.optional(deployableNameSchema),
  method: z.string().check(z.regex(/^[A-Z]{3,7}$/)),
  /** The call's path below `/api` with ids and slugs replaced, without its query: `/products/:id/reviews`. */
  route: z.string().check(z.maxLength(failedCallLimits.route), z.regex(/^(\/[a-z0-9_:-]+)+$/)),
  /** 0: no answer. */
  status: z.int().check(z.gte(0), z.lte(599)),
  count: z.int().check(z.gte(1), z.lte(failedCallLimits.count)),
});

export type FailedCalls = z.infer<typeof failedCallsSchema>;
