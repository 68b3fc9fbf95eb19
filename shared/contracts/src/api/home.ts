import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { categorySchema } from './category.ts';
import { envelopeOf } from './envelope.ts';
import { listedProductSchema } from './listing.ts';
import { pictureSchema } from './picture.ts';
import { listOf, numericOr, oneOrMany, orNull, textOrEmptySchema } from './wire.ts';

/** One slide of the hero. Links are paths without the locale prefix. */
export const sliderSchema = z.object({
  id: recordIdSchema,
  link: textOrEmptySchema,
  ordering_number: numericOr(0),
  title: textOrEmptySchema,
  sub_title: textOrEmptySchema,
  text: textOrEmptySchema,
  button: textOrEmptySchema,
  created_at: orNull(z.string()),
  default_img: orNull(pictureSchema),
  default_img_thumb: orNull(pictureSchema),
});
export type Slider = z.output<typeof sliderSchema>;

export const bannerSchema = z.object({
  id: recordIdSchema,
  title: textOrEmptySchema,
  sub_title: textOrEmptySchema,
  text: textOrEmptySchema,
  button: textOrEmptySchema,
  link: textOrEmptySchema,
  image: orNull(pictureSchema),
});
export type Banner = z.output<typeof bannerSchema>;

/** A titled row of products. Known slugs: trending, new-arrivals, featured, best-sellers. */
export const collectionSchema = z.object({
  id: recordIdSchema,
  title: z.string(),
  slug: textOrEmptySchema,
  link: textOrEmptySchema,
  products: listOf(listedProductSchema),
});
export type Collection = z.output<typeof collectionSchema>;

/** What the home page is made of; sliders come in no particular order. */
export const homeSchema = z.pipe(
  z.object({
    sliders: listOf(sliderSchema),
    banner: oneOrMany(bannerSchema),
    categories: listOf(categorySchema),
    collections: listOf(collectionSchema),
  }),
  z.transform((home) => ({
    ...home,
    sliders: [...home.sliders].sort((a, b) => a.ordering_number - b.ordering_number),
  })),
);
export type Home = z.output<typeof homeSchema>;

/** Answer of GET /home. */
export const homeAnswerSchema = envelopeOf(homeSchema);
