import * as z from 'zod/mini';
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
});

/**
 * What people decided for an environment and what stands until its end, beside what the slots show. Loose: what a newer server adds is
 * carried on by one that does not know it.
 */
export const standingSchema = z.looseObject({
  frozen: z.optional(freezeOfAllSchema),
  pins: z.optional(z.record(deployableNameSchema, pinSchema)),
  schedules: z.optional(z.record(deployableNameSchema, scheduleSchema)),
});

export type FreezeOfAll = z.infer<typeof freezeOfAllSchema>;
export type Pin = z.infer<typeof pinSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type Standing = z.infer<typeof standingSchema>;
