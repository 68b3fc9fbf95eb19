import * as z from 'zod/mini';
import { targetsSchema } from './canary-targets.ts';
import { deployableNameSchema, instantSchema, sha256HexSchema, versionSchema } from './names.ts';

/** Who decided it, when and why. */
const decided = { by: z.string(), at: instantSchema, reason: z.string() };

/** Nothing is promoted and no canary grows. Without `until`: until somebody ends it. */
export const freezeOfAllSchema = z.object({ ...decided, until: z.optional(instantSchema) });

/** A deployable that shows this version until somebody unpins it. */
export const pinSchema = z.object({ ...decided, version: versionSchema });

/** A promotion that is to be made at an instant. */
export const scheduleSchema = z.object({
  ...decided,
  version: versionSchema,
  /** Of the version's build: it must not be collected meanwhile. */
  treeHash: sha256HexSchema,
  due: instantSchema,
  approvedBy: z.optional(z.string()),
});

/** Changes of a deployable, or of all (`*`), that somebody asks for and somebody else allows. */
export const secondPersonSchema = z.object({
  ...decided,
  /** How long a request can be approved. Unit: hours. */
  hours: z.number(),
});

/** A change that waits for a second person. */
export const requestSchema = z.object({
  ...decided,
  verb: z.string(),
  /** What it would change. */
  remotes: z.array(deployableNameSchema),
  expires: instantSchema,
  /** The revision that the request made. */
  revision: z.int(),
  /** Who asks had seen a certain revision: then nothing at all may change until it is approved. */
  isStrict: z.optional(z.literal(true)),
  version: z.optional(versionSchema),
  percent: z.optional(z.number()),
  salt: z.optional(z.string()),
  steps: z.optional(z.array(z.number())),
  everyMs: z.optional(z.number()),
  /** Of a canary for some visitors, in place of the share above. */
  targeted: z.optional(
    z.object({
      targets: targetsSchema,
      percent: z.optional(z.number()),
      steps: z.optional(z.array(z.number())),
      everyMs: z.optional(z.number()),
    }),
  ),
  force: z.optional(z.boolean()),
  due: z.optional(z.string()),
  toRevision: z.optional(z.int()),
  /** Of a restore of some. */
  only: z.optional(z.array(deployableNameSchema)),
  /** Of a publish by force: the very build. */
  treeHash: z.optional(sha256HexSchema),
  /** Of a publish by force: who asked sends it once more then. */
  approvedBy: z.optional(z.string()),
});

/**
 * What people decided for an environment and what stands until its end, beside what the slots show. Loose: what a newer server adds is
 * carried on by one that does not know it.
 */
export const standingSchema = z.looseObject({
  frozen: z.optional(freezeOfAllSchema),
  pins: z.optional(z.record(deployableNameSchema, pinSchema)),
  schedules: z.optional(z.record(deployableNameSchema, scheduleSchema)),
  secondPerson: z.optional(z.record(z.string(), secondPersonSchema)),
  requests: z.optional(z.record(z.string(), requestSchema)),
});

export type FreezeOfAll = z.infer<typeof freezeOfAllSchema>;
export type Pin = z.infer<typeof pinSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type SecondPerson = z.infer<typeof secondPersonSchema>;
export type ChangeOnRequest = z.infer<typeof requestSchema>;
export type Standing = z.infer<typeof standingSchema>;
