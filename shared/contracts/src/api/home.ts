import * as z from 'zod/mini';
import { type RecordId, recordIdSchema } from '../ids.ts';
import { categorySchema } from './category.ts';
import { envelopeOf } from './envelope.ts';
import { listedProductSchema } from './listing.ts';
import { pictureSchema } from './picture.ts';
import { listOf, numericOr, numericSchema, oneOrMany, orNull, textOrEmptySchema } from './wire.ts';

/** Empty where the back end gives none: `homeSchema` then names it by its place. */
const placeableIdSchema = z.pipe(
  orNull(recordIdSchema),
  z.transform((id): RecordId => id ?? ('' as RecordId)),
);

/** One slide of the hero. Links are paths without the locale prefix. */
export const sliderSchema = z.object({
  id: placeableIdSchema,
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

/** A point of a picture. Unit of `x` and `y`: per cent, from the picture's left and top, in both directions of reading. */
const spotSchema = z.object({
  x: numericSchema,
  y: numericSchema,
  title: z.string(),
  text: textOrEmptySchema,
  link: textOrEmptySchema,
});
export type Spot = z.output<typeof spotSchema>;

/** What a shopper says about the shop. `rating` 1–5. */
export const testimonialSchema = z.object({
  id: placeableIdSchema,
  name: z.string(),
  place: textOrEmptySchema,
  text: z.string(),
  rating: numericOr(5),
});
export type Testimonial = z.output<typeof testimonialSchema>;

export const bannerSchema = z.object({
  id: placeableIdSchema,
  title: textOrEmptySchema,
  sub_title: textOrEmptySchema,
  text: textOrEmptySchema,
  button: textOrEmptySchema,
  link: textOrEmptySchema,
  image: orNull(pictureSchema),
  /**
   * Where it stands. The first of its place is the story of a home: `banner` of the first and of fashion, `spots` (with points
   * that each have a text) of beauty, `about` of jewelry. `offer`: one of three in beauty; jewelry shows four of `banner`.
   * `feature` and `photo` are what earlier releases show.
   */
  placement: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value || 'banner'),
  ),
  spots: listOf(spotSchema),
  /** ISO 8601; an offer that runs out. */
  ends_at: orNull(z.string()),
});
export type Banner = z.output<typeof bannerSchema>;

/** A titled row of products. Known slugs: trending, new-arrivals, featured, best-sellers. */
export const collectionSchema = z.object({
  id: placeableIdSchema,
  title: textOrEmptySchema,
  slug: textOrEmptySchema,
  link: textOrEmptySchema,
  products: listOf(listedProductSchema),
});
export type Collection = z.output<typeof collectionSchema>;

/** Pages tell them apart by their ids: what has none is named by its place. */
const numbered = <Item extends { id: RecordId }>(items: Item[]): Item[] =>
  items.map((item, place) => ({ ...item, id: item.id || (`at-${place}` as RecordId) }));

/** What the home page is made of; sliders come in no particular order. */
export const homeSchema = z.pipe(
  z.object({
    sliders: listOf(sliderSchema),
    banner: oneOrMany(bannerSchema),
    categories: listOf(categorySchema),
    collections: listOf(collectionSchema),
    testimonials: listOf(testimonialSchema),
  }),
  z.transform((home) => ({
    ...home,
    sliders: numbered(home.sliders).sort((a, b) => a.ordering_number - b.ordering_number),
    banner: numbered(home.banner),
    collections: numbered(home.collections),
    testimonials: numbered(home.testimonials),
  })),
);
export type Home = z.output<typeof homeSchema>;

/** The departments that have a home of their own; without one the shop's own home is meant, that of electronics. */
export const homeThemes = ['electronics', 'fashion', 'beauty', 'jewelry'] as const;
export type HomeTheme = (typeof homeThemes)[number];

/** Query of GET /home. A theme that is not known is the shop's own. */
export const homeQuerySchema = z.object({
  theme: z.catch(z.enum(homeThemes), 'electronics'),
});

/** Answer of GET /home. */
export const homeAnswerSchema = envelopeOf(homeSchema);
