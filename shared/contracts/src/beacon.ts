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

const page = z.string().check(z.maxLength(120));

/** A fault that a release brought, as the browser described it. `stack`: positions in scripts as they were served. */
const faultSchema = z.object({
  remote: deployableNameSchema,
  version: versionSchema,
  kind: z.enum(['thrown', 'failed', 'rejection', 'hydration']),
  message: z.string().check(z.maxLength(300)),
  stack: z
    .array(
      z.object({
        file: z.string().check(z.maxLength(300)),
        line: z.int().check(z.nonnegative()),
        column: z.int().check(z.nonnegative()),
        fn: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .check(z.maxLength(15)),
  /** Pattern of the route, without the language: `/product/:slug`. */
  page,
  incident: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
});

/** How fast a page was there and answered, and how much it moved. Units: milliseconds; `cls` has none. */
const vitalsSchema = z.object({
  lcpMs: z.optional(z.number().check(z.nonnegative())),
  inpMs: z.optional(z.number().check(z.nonnegative())),
  cls: z.optional(z.number().check(z.nonnegative())),
  page,
});

/** Calls of the API that failed in a page. `status` 0: there was no answer. */
const failedCallSchema = z.object({
  remote: z.optional(deployableNameSchema),
  method: z.string().check(z.regex(/^[A-Z]{1,10}$/)),
  route: z.string().check(z.maxLength(200)),
  status: z.int().check(z.nonnegative(), z.lte(599)),
  count: z.int().check(z.positive()),
});

/**
 * Body of `POST /beacon`. `mark` is what the server gave the document that reports (`visit` of its `Server-Timing`); a
 * report without it counts for nothing.
 */
export const beaconSchema = z.object({
  mark: z.optional(z.string().check(z.regex(/^[\w-]{1,1000}\.[\w-]{1,100}$/))),
  events: z.array(beaconEventSchema).check(z.maxLength(40)),
  faults: z.optional(z.array(faultSchema).check(z.maxLength(10))),
  vitals: z.optional(vitalsSchema),
  calls: z.optional(z.array(failedCallSchema).check(z.maxLength(20))),
});

export type BeaconEvent = z.infer<typeof beaconEventSchema>;
export type Beacon = z.infer<typeof beaconSchema>;
