import * as z from 'zod/mini';
import { instantSchema } from './names.ts';
import { originSchema } from './origin.ts';

/**
 * Something that happened to releases, as the webhook and streams deliver it. Fields are only ever added, and a reader passes over what it
 * does not know.
 */
export const noticeSchema = z.object({
  /** The same at each try, from every server: a listener drops what it has by it. */
  id: z.string(),
  /** `change`; `taken-back`: by itself; `problem`: releases fail more often since a change. A newer server may write others. */
  event: z.string(),
  env: z.string(),
  at: instantSchema,
  /** What happened, in one English sentence. */
  sentence: z.string(),
  actor: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Of a change. */
  revision: z.optional(z.int()),
  verb: z.optional(z.string()),
  remotes: z.optional(z.array(z.string())),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Share of visitors. Unit: per cent. */
  percent: z.optional(z.number()),
  /** What the release that went live was built from, or the one that is suspected. */
  origin: z.optional(originSchema),
  forced: z.optional(z.boolean()),
  automatic: z.optional(z.boolean()),
  /** Of a problem: what is concerned. */
  subject: z.optional(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
