import { deployableNameSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { instantOf } from '../../reading/instant-of.ts';
import { lineKinds } from '../audit/audit-forms.ts';

const maxLines = 500;
const usualLines = 50;

const searched = z.string().check(z.minLength(1), z.maxLength(200));
/** With its zone; then in UTC, as the log writes instants. */
const instant = z.pipe(
  z
    .string()
    .check(z.refine((text) => instantOf(text) !== undefined, 'An instant has its zone: 2026-12-01T05:00Z')),
  z.transform((text) => instantOf(text)?.toISOString()),
);

/** What a file of the audit can be narrowed to. */
export const auditExportSchema = z.object({
  remote: z.optional(deployableNameSchema),
  actor: z.optional(searched),
  kind: z.optional(z.enum(lineKinds)),
  verb: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))),
  from: z.optional(instant),
  to: z.optional(instant),
  text: z.optional(searched),
});

/** Query of one page. A limit that is none is the usual one: so it was before there were filters. */
export const auditQuerySchema = z.extend(auditExportSchema, {
  before: z.optional(z.string().check(z.maxLength(1_000))),
  limit: z.pipe(
    z.optional(z.string()),
    z.transform((text) => Math.min(Math.max(Number.parseInt(text ?? '', 10) || usualLines, 1), maxLines)),
  ),
});
