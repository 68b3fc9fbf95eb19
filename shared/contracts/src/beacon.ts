import * as z from 'zod/mini';
import { deployableNameSchema, versionSchema } from './release/names.ts';

/**
 * What became of one release in a page. `loaded`: it is there. `failed`: it could not be loaded or did not verify.
 * `thrown`: it ran and broke.
 */
export const beaconEventSchema = z.object({
  remote: deployableNameSchema,
  version: versionSchema,
  kind: z.enum(['loaded', 'failed', 'thrown']),
  /** For `failed` and `thrown`: what it looked like from the page. */
  reason: z.optional(
    z.enum(['missing', 'network', 'timeout', 'integrity', 'manifest', 'evaluation', 'mount']),
  ),
  /** What the page called the fault that it showed: the log has it under the same name. */
  incident: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
});

/**
 * Body of `POST /beacon`. `mark` is what the server gave the document that reports (`visit` of its `Server-Timing`); a
 * report without it counts for nothing.
 */
export const beaconSchema = z.object({
  mark: z.optional(z.string().check(z.regex(/^[\w-]{1,1000}\.[\w-]{1,100}$/))),
  events: z.array(beaconEventSchema).check(z.maxLength(40)),
});

export type BeaconEvent = z.infer<typeof beaconEventSchema>;
export type Beacon = z.infer<typeof beaconSchema>;
