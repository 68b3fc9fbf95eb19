import * as z from 'zod/mini';
import { largestShift, longestVitalMs } from './limits.ts';
import { pagePatternSchema } from './page-pattern.ts';

const durationSchema = z.number().check(z.gte(0), z.lte(longestVitalMs));

/** How a document was met, by the web vitals; reported once, when it is hidden. What a browser cannot measure is not there. */
export const vitalsSchema = z.object({
  /** Largest contentful paint. Unit: milliseconds. */
  lcpMs: z.optional(durationSchema),
  /** Interaction to next paint; absent where nothing was pressed. Unit: milliseconds. */
  inpMs: z.optional(durationSchema),
  /** Cumulative layout shift, without a unit. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(largestShift))),
  /** The page that the document came with. */
  page: pagePatternSchema,
});

export type Vitals = z.infer<typeof vitalsSchema>;
