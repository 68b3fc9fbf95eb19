import * as z from 'zod/mini';
import {
  deployableNameSchema,
  eventNameSchema,
  instantSchema,
  integritySchema,
  rangeSchema,
  sha256HexSchema,
  versionSchema,
} from './names.ts';
import { routeClaimSchema } from './route-claim.ts';

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
export const progressiveRolloutSchema = z.object({
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
  /** Those that became stable in one promotion with it, itself among them: they go back together. */
  set: z.optional(z.array(deployableNameSchema)),
  /** Unit of `percent`: per cent of visitors, 0–100. */
  canary: z.optional(
    z.object({
      ref: refSchema,
      percent: z.number().check(z.minimum(0), z.maximum(100)),
      salt: z.string(),
      since: instantSchema,
      climb: z.optional(progressiveRolloutSchema),
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
  'restore',
  'retire',
]);

/** Nothing is promoted and no canary grows. Without `until`: until somebody ends it. */
const freezeOfAllSchema = z.object({
  by: z.string(),
  at: instantSchema,
  reason: z.string(),
  until: z.optional(instantSchema),
});

/**
 * What an earlier release of the servers kept for a deployable, or for all without `remote`, and today's does not have. It is read as the
 * next best and named until somebody changes that deployable; `log/revisions.ts` of the releases says how.
 */
export const unsettledSchema = z.object({
  was: z.enum(['pin', 'targets', 'schedule', 'second-person']),
  remote: z.optional(deployableNameSchema),
  version: z.optional(versionSchema),
  by: z.optional(z.string()),
  due: z.optional(instantSchema),
});

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

/** What everybody got of a deployable before a change, and what after: nothing where it was not live. */
export const moveSchema = z.object({
  remote: deployableNameSchema,
  from: z.optional(versionSchema),
  to: z.optional(versionSchema),
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
    /** One of `Verb`, or one that an older or newer release of the servers writes. */
    verb: z.string(),
    remote: z.optional(deployableNameSchema),
    from: z.optional(versionSchema),
    to: z.optional(versionSchema),
    /** Of a change of several at once, in place of the three above: those that it changed, and of each from what to what. */
    remotes: z.optional(z.array(deployableNameSchema)),
    moves: z.optional(z.array(moveSchema)),
    reason: z.string(),
    gate: gateResultSchema,
    forced: z.optional(z.literal(true)),
    /** Share of visitors after a canary's change. Unit: per cent. */
    percent: z.optional(z.number()),
    /** The edge did it by itself, because of what browsers reported. */
    automatic: z.optional(z.literal(true)),
    figures: z.optional(figuresSchema),
    /** Who else allowed it, in logs of the time when changes could need a second person. */
    approvedBy: z.optional(z.string()),
    /** When a freeze of everything ends by itself. */
    until: z.optional(instantSchema),
  }),
  slots: z.record(deployableNameSchema, slotSchema),
  /** What holds for all deployables. */
  standing: z.optional(z.object({ frozen: z.optional(freezeOfAllSchema) })),
  unsettled: z.optional(z.array(unsettledSchema)),
});

export type Ref = z.infer<typeof refSchema>;
export type ProgressiveRollout = z.infer<typeof progressiveRolloutSchema>;
export type Figures = z.infer<typeof figuresSchema>;
export type Canary = NonNullable<z.infer<typeof slotSchema>['canary']>;
export type Slot = z.infer<typeof slotSchema>;
export type FreezeOfAll = z.infer<typeof freezeOfAllSchema>;
export type Unsettled = z.infer<typeof unsettledSchema>;
export type Move = z.infer<typeof moveSchema>;
export type Verb = z.infer<typeof verbSchema>;
export type GateResult = z.infer<typeof gateResultSchema>;
export type Revision = z.infer<typeof revisionSchema>;
