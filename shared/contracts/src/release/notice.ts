import * as z from 'zod/mini';
import { instantSchema } from './names.ts';

/**
 * What a subscription can ask for. `taken-back`: a release was taken back by itself; `problem`: something is damaged or cannot be
 * reached, and that it is right again; `refused`: somebody was turned away.
 */
export const hookEventSchema = z.enum(['change', 'taken-back', 'problem', 'refused']);
export type HookEvent = z.infer<typeof hookEventSchema>;

/**
 * Something that happened to releases, as hooks and streams deliver it. Fields are only ever added, and a reader passes over what it
 * does not know.
 */
export const noticeSchema = z.object({
  /** The same at each try, from every server: a listener drops what it has by it. */
  id: z.string(),
  /** One of `HookEvent`, `test`, or what a newer release of the servers writes. */
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
  forced: z.optional(z.boolean()),
  automatic: z.optional(z.boolean()),
  /** Of a problem: what is concerned. */
  subject: z.optional(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
