import * as z from 'zod/mini';

const colourSchema = z.object({ name: z.string(), code: z.optional(z.string()) });

/** A picture: its address, what it shows in words, and for product pictures the colour they show. */
export const pictureSchema = z.pipe(
  z.union([
    z.string(),
    z.object({
      full_url: z.string(),
      alt: z.nullish(z.string()),
      color: z.nullish(colourSchema),
    }),
  ]),
  z.transform((value) => {
    if (typeof value === 'string') return { full_url: value, alt: '', color: null };
    return { full_url: value.full_url, alt: value.alt ?? '', color: value.color ?? null };
  }),
);
export type Picture = z.output<typeof pictureSchema>;
