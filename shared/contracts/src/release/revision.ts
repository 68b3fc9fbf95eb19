import * as z from 'zod/mini';
import { targetsSchema } from './canary-targets.ts';
import {
  deployableNameSchema,
  eventNameSchema,
  instantSchema,
  integritySchema,
  rangeSchema,
  sha256HexSchema,
  versionSchema,
} from './names.ts';
import { routeClaimSchema } from './remote-manifest.ts';
import { standingSchema } from './standing.ts';

/** How a revision points at a release. Carries enough for the gate to judge without reading the manifest. */
export const refSchema = z.object({
  version: versionSchema,
  treeHash: sha256HexSchema,
  /** Key of the release manifest in the store. */
  manifest: z.string(),
  /** sha384 of the manifest's bytes: a changed manifest is refused when it is read. */
  manifestIntegrity: integritySchema,
  entryIntegrity: integritySchema,
  routes: z.array(routeClaimSchema),
  emits: z.record(eventNameSchema, rangeSchema),
  listens: z.record(eventNameSchema, rangeSchema),
});

/** A canary that reaches more visitors by itself. Its share is one of the steps; a last step of 100 makes it live for everybody. */
export const climbSchema = z.object({
  /** Unit: per cent of visitors, each more than the one before. */
  steps: z.array(z.number().check(z.minimum(0), z.maximum(100))),
  /** How long each step lasts at least. Unit: milliseconds. */
  everyMs: z.int().check(z.positive()),
  /** When the step under way began. */
  stepSince: instantSchema,
  paused: z.optional(z.object({ by: z.string(), reason: z.string() })),
});

/** What decided a step that was taken by itself: visits since the canary began, and how sure it is. */
export const figuresSchema = z.object({
  canary: z.object({ seen: z.int(), failed: z.int() }),
  stable: z.object({ seen: z.int(), failed: z.int() }),
  /** Were the canary no worse, or worse by the margin, visits like these would come once in so many canaries. */
  evidenceWorse: z.number(),
  evidenceGood: z.number(),
});

export const slotSchema = z.object({
  stable: refSchema,
  /** When it became stable: for a while after that it is watched against the version before. */
  stableSince: z.optional(instantSchema),
  /** Unit of `percent`: per cent of visitors, 0–100. */
  canary: z.optional(
    z.object({
      ref: refSchema,
      percent: z.number().check(z.minimum(0), z.maximum(100)),
      salt: z.string(),
      since: instantSchema,
      climb: z.optional(climbSchema),
      /**
       * Of a canary with targets its true share and its steps stand here, beside a `percent` of 0 and no steps: a server from before
       * targets gives such a canary to nobody. Read and written by `canary-share.ts`.
       */
      targeted: z.optional(
        z.object({
          targets: targetsSchema,
          percent: z.number().check(z.minimum(0), z.maximum(100)),
          climb: z.optional(climbSchema),
        }),
      ),
    }),
  ),
  /** Newest first. What `rollback` without a version takes. */
  previous: z.array(refSchema).check(z.maxLength(5)),
  /** Versions that may not be promoted again without force, because they were rolled back. */
  blocked: z.array(versionSchema),
  frozen: z.optional(z.object({ by: z.string(), reason: z.string() })),
});

export const verbSchema = z.enum([
  'promote',
  'rollback',
  'canary',
  'pause',
  'resume',
  'abort',
  'freeze',
  'unfreeze',
  'pin',
  'unpin',
  'schedule',
  'unschedule',
]);

export const gateResultSchema = z.object({
  verdict: z.enum(['passed', 'warned', 'refused']),
  findings: z.array(
    z.object({
      rule: z.string(),
      message: z.string(),
      /** Worth knowing, no reason to refuse. */
      isWarning: z.optional(z.literal(true)),
    }),
  ),
});

/** `registry/<env>/<revision>.json`: the whole state of an environment after one change. Never changes. */
export const revisionSchema = z.object({
  schema: z.literal(1),
  env: z.string(),
  revision: z.int().check(z.positive()),
  /** sha256 of the previous revision's bytes; of nothing for the first. */
  parentHash: sha256HexSchema,
  change: z.object({
    actor: z.string(),
    at: instantSchema,
    /** One of `Verb`, or one that a newer release of the servers writes. */
    verb: z.string(),
    remote: z.optional(deployableNameSchema),
    /** Of a change of several at once: those that it changed. */
    remotes: z.optional(z.array(deployableNameSchema)),
    from: z.optional(versionSchema),
    to: z.optional(versionSchema),
    reason: z.string(),
    gate: gateResultSchema,
    forced: z.optional(z.literal(true)),
    /** Share of visitors after a canary's change. Unit: per cent. */
    percent: z.optional(z.number()),
    /** Whom the canary is for after its change. */
    targets: z.optional(targetsSchema),
    /** The edge did it by itself, because of what browsers reported. */
    automatic: z.optional(z.literal(true)),
    figures: z.optional(figuresSchema),
    /** The second person, where one is needed. */
    approvedBy: z.optional(z.string()),
    /** When a freeze of everything ends by itself. */
    until: z.optional(instantSchema),
    /** When a scheduled promotion is made. */
    due: z.optional(instantSchema),
  }),
  slots: z.record(deployableNameSchema, slotSchema),
  /** Of a revision that an older server wrote it is missing, and stands in the newest one that has it. */
  standing: z.optional(standingSchema),
});

export type Ref = z.infer<typeof refSchema>;
export type Climb = z.infer<typeof climbSchema>;
export type Figures = z.infer<typeof figuresSchema>;
export type Canary = NonNullable<z.infer<typeof slotSchema>['canary']>;
export type Slot = z.infer<typeof slotSchema>;
export type Verb = z.infer<typeof verbSchema>;
export type GateResult = z.infer<typeof gateResultSchema>;
export type Revision = z.infer<typeof revisionSchema>;
