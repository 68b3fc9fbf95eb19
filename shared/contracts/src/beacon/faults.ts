import * as z from 'zod/mini';
import { deployableNameSchema, versionSchema } from '../release/names.ts';
import { incidentSchema } from './incident.ts';
import { faultLimits } from './limits.ts';
import { pagePatternSchema } from './page-pattern.ts';

/** As large as a line or column can be in a script of one line. */
const positionSchema = z.int().check(z.gte(0), z.lte(10_000_000));

/** One call in a stack. */
export const stackFrameSchema = z.object({
  /** Path of a released script as it was served, without origin or query: `/assets/mf-product/<tree hash>/web/x.js`. */
  file: z
    .string()
    .check(
      z.maxLength(faultLimits.file),
      z.regex(
        /^\/assets\/(shell|mf-[a-z0-9-]+)\/[0-9a-f]{64}(\/[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*)+\.[cm]?js$/,
      ),
    ),
  line: positionSchema,
  column: positionSchema,
  /** The function as the script calls it: short after minifying. */
  fn: z.optional(z.string().check(z.maxLength(faultLimits.functionName))),
});

/**
 * Something of a release that broke in a page. `thrown`: nobody caught it, or a region's boundary did. `rejection`: a
 * promise that nobody waited for. `failed`: the release could not be loaded. `hydration`: the server's HTML was not what
 * the browser made of it, and was made again.
 */
export const faultSchema = z.object({
  remote: deployableNameSchema,
  version: versionSchema,
  kind: z.enum(['thrown', 'failed', 'rejection', 'hydration']),
  /** Without what could be of a person: queries, addresses, long numbers, quoted words. */
  message: z.string().check(z.maxLength(faultLimits.message)),
  /** The innermost call first; calls within other people's scripts are left out. */
  stack: z.array(stackFrameSchema).check(z.maxLength(faultLimits.frames)),
  page: pagePatternSchema,
  incident: z.optional(incidentSchema),
});

export type StackFrame = z.infer<typeof stackFrameSchema>;
export type Fault = z.infer<typeof faultSchema>;
