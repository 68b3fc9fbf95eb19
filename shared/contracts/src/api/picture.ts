import * as z from 'zod/mini';

const colourSchema = z.object({ name: z.string(), code: z.optional(z.string()) });

/** What of a picture is seen from afar: its mean colour, and how much of its box that covers. As `#rrggbbaa`. */
const tintSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{4}){1,2}$/));

/**
 * A picture: its address, what it shows in words, and for product pictures the colour they
 * show. `tint` stands in its place until it is there.
 */
export const pictureSchema = z.pipe(
  z.union([
    z.string(),
    z.object({
      full_url: z.string(),
      alt: z.nullish(z.string()),
      color: z.nullish(colourSchema),
      tint: z.catch(z.optional(tintSchema), undefined),
    }),
  ]),
  z.transform((value) => {
    if (typeof value === 'string') return { full_url: value, alt: '', color: null };
    const { full_url, alt, color, tint } = value;
    return { full_url, alt: alt ?? '', color: color ?? null, ...(tint !== undefined && { tint }) };
  }),
);
export type Picture = z.output<typeof pictureSchema>;
