import * as z from 'zod/mini';
import { strictEnvelopeOf } from './envelope.ts';

const namesSchema = z.array(z.string());

/** What an update of the catalogue did, or would do: names by kind (`products`), and how many pictures were written. */
export const catalogueReportSchema = z.object({
  kinds: z.array(
    z.object({ kind: z.string(), added: namesSchema, changed: namesSchema, withdrawn: namesSchema }),
  ),
  pictures: z.number(),
});
export type CatalogueReport = z.output<typeof catalogueReportSchema>;

/** What stands in the way. `file`, `line` and `column` are those of what was sent. */
const faultSchema = z.object({
  file: z.string(),
  line: z.optional(z.number()),
  column: z.optional(z.number()),
  reason: z.string(),
});

/** Answer of GET /staff/catalogue/pictures: the pictures that the shop has, by address and content. */
export const cataloguePicturesAnswerSchema = strictEnvelopeOf(
  z.array(z.object({ path: z.string(), sha256: z.string() })),
);

/** What POST /staff/catalogue takes in its part `catalogue`, as JSON. */
export const catalogueUpdateSchema = z.object({
  /** Only says what it would do. */
  is_trial: z.boolean(),
  /** What its faults call it. */
  name: z.string(),
  texts: z.record(z.string(), z.string()),
  /** All pictures; the bytes of those that the shop does not have are parts of their own, named `file`. */
  pictures: z.array(
    z.object({
      file: z.string().check(z.regex(/^[a-z0-9-]{1,60}\/[a-z]{1,20}-[a-z]{1,20}\.[a-z]{3,4}$/)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      tint: z.string().check(z.regex(/^#[0-9a-f]{4}$/)),
    }),
  ),
});
export type CatalogueUpdate = z.output<typeof catalogueUpdateSchema>;

/** Answer of POST /staff/catalogue: what was done, or everything that stands in the way – then nothing was. */
export const catalogueUpdateAnswerSchema = strictEnvelopeOf(
  z.object({ report: z.nullable(catalogueReportSchema), faults: z.array(faultSchema) }),
);

/** Parts of POST /staff/catalogue/stock: a table as text, and what its faults call it. */
export const stockFileInputSchema = z.object({
  stock: z.string(),
  name: z._default(z.string().check(z.maxLength(200)), 'stock.csv'),
});

/** Answer of POST /staff/catalogue/stock: how many lines changed something, or what stands in the way of all. */
export const stockFileAnswerSchema = strictEnvelopeOf(
  z.object({ changed: z.number(), faults: z.array(faultSchema), unread: namesSchema }),
);
