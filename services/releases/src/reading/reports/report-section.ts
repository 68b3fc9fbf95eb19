import { instantSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const counts = z.record(z.string(), count);

/** Pairs of a bucket and how many values fell into it, in the order of the buckets (`histogram.ts`). */
const histogramSchema = z.array(z.tuple([count, count]));

/** Faults that are one: of one release, of one kind, with one message, at one place. */
const faultGroupSchema = z.object({
  /** The same at every edge. */
  key: z.string(),
  /** For example `mf-product@1.0.1`. */
  release: z.string(),
  /** `thrown`, `failed`, `rejection`, `hydration`, and what newer edges know beside them. */
  kind: z.string(),
  /** Without numbers, addresses and what else may name a person. */
  message: z.string(),
  /** Of the latest. Positions in the build; innermost first. */
  stack: z.array(z.object({ file: z.string(), line: count, column: count, fn: z.optional(z.string()) })),
  /** Unit: visits. */
  visits: count,
  firstAt: instantSchema,
  lastAt: instantSchema,
  /** Visits by page and by browser; the most frequent ones. */
  pages: counts,
  browsers: counts,
  /** What the page of the latest called it. */
  incident: z.optional(z.string()),
});

/** Of one release on one page: the shell on every page, a remote on those that it claims. `cls` is counted in thousandths. */
const vitalsRowSchema = z.object({
  release: z.string(),
  page: z.string(),
  lcpMs: histogramSchema,
  inpMs: histogramSchema,
  cls: histogramSchema,
});

const callRowSchema = z.object({
  remote: z.optional(z.string()),
  method: z.string(),
  route: z.string(),
  status: count,
  visits: count,
  /** Calls of these visits, as each said first. */
  count,
});

/**
 * What browsers reported in one window: what failed how, how fast pages were, and which calls of the API failed. Sections of
 * windows and of edges add up (`merge-sections.ts`). Nothing in it says who reported.
 */
export const reportSectionSchema = z.object({
  faults: z.object({
    groups: z.array(faultGroupSchema),
    /** Faults beyond the groups that a section holds. Unit: visits, each once for each fault. */
    others: count,
    /** All faults by release and kind. Unit: visits. */
    releases: z.record(z.string(), counts),
  }),
  vitals: z.array(vitalsRowSchema),
  calls: z.array(callRowSchema),
});

export type ReportSection = z.infer<typeof reportSectionSchema>;
export type FaultGroup = ReportSection['faults']['groups'][number];
export type VitalsRow = ReportSection['vitals'][number];
export type CallRow = ReportSection['calls'][number];
