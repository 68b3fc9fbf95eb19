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
import { routeClaimSchema } from './remote-manifest.ts';

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
    }),
  ),
  /** Newest first. What `rollback` without a version takes. */
  previous: z.array(refSchema).check(z.maxLength(5)),
  /** Versions that may not be promoted again without force, because they were rolled back. */
  blocked: z.array(versionSchema),
  frozen: z.optional(z.object({ by: z.string(), reason: z.string() })),
});

export const verbSchema = z.enum(['promote', 'rollback', 'canary', 'abort', 'freeze', 'unfreeze']);

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
    verb: verbSchema,
    remote: z.optional(deployableNameSchema),
    from: z.optional(versionSchema),
    to: z.optional(versionSchema),
    reason: z.string(),
    gate: gateResultSchema,
    forced: z.optional(z.literal(true)),
    /** Share of visitors after a canary's change. Unit: per cent. */
    percent: z.optional(z.number()),
    /** The edge did it by itself, because browsers reported failures. */
    automatic: z.optional(z.literal(true)),
  }),
  slots: z.record(deployableNameSchema, slotSchema),
});

export type Ref = z.infer<typeof refSchema>;
export type Slot = z.infer<typeof slotSchema>;
export type Verb = z.infer<typeof verbSchema>;
export type GateResult = z.infer<typeof gateResultSchema>;
export type Revision = z.infer<typeof revisionSchema>;
