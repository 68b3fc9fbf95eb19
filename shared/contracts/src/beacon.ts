import * as z from 'zod/mini';
import { failedCallsSchema } from './beacon/failed-calls.ts';
import { faultSchema } from './beacon/faults.ts';
import { incidentSchema } from './beacon/incident.ts';
import { failedCallLimits, faultLimits } from './beacon/limits.ts';
import { vitalsSchema } from './beacon/vitals.ts';
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
  incident: z.optional(incidentSchema),
});

/**
 * Body of `POST /beacon`. `mark` is what the server gave the document that reports (`visit` of its `Server-Timing`); a
 * report without it counts for nothing. `events` is always there, since servers of before ask for it; of what came after
 * it they take no notice.
 */
export const beaconSchema = z.object({
  mark: z.optional(z.string().check(z.regex(/^[\w-]{1,1000}\.[\w-]{1,100}$/))),
  events: z.array(beaconEventSchema).check(z.maxLength(40)),
  faults: z.optional(z.array(faultSchema).check(z.maxLength(faultLimits.inBeacon))),
  vitals: z.optional(vitalsSchema),
  calls: z.optional(z.array(failedCallsSchema).check(z.maxLength(failedCallLimits.inBeacon))),
});

export type BeaconEvent = z.infer<typeof beaconEventSchema>;
export type Beacon = z.infer<typeof beaconSchema>;
/** What a report says beside what became of releases. */
export type BeaconDetails = Pick<Beacon, 'faults' | 'vitals' | 'calls'>;
