import { sizeGuides } from '@dana/contracts/api/product';
import * as z from 'zod/mini';
import {
  bothWords,
  count,
  dinars,
  filled,
  id,
  key,
  moment,
  picture,
  price,
  prose,
  slug,
  words,
} from './texts.ts';

export const colour = z.strictObject({
  key,
  name: bothWords,
  code: z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#23375c"')),
});

export const attribute = z.strictObject({
  id,
  key,
  name: bothWords,
  values: z.array(z.strictObject({ id, key, name: bothWords, code: z.optional(colour.shape.code) })),
});

/** By key of an attribute: the table of measures that explains its values. */
const sizeGuide = z.record(key, z.enum(sizeGuides));

export const category = z.strictObject({
  id,
  slug,
  parent: z.optional(slug),
  name: words,
  description: words,
  picture,
  /** Of its products, and of those of the categories below it. */
  sizeGuide: z.optional(sizeGuide),
});

export const brand = z.strictObject({ id, slug, name: words, description: words, logo: picture });

export const tag = z.strictObject({ id, key, name: words });

const variation = z.strictObject({
  id,
  sku: filled,
  choices: z.record(z.string(), z.string()),
  price: z.optional(price),
  stock: count,
  /** One of the product's, which is shown when it is chosen. */
  picture: z.optional(filled),
});

const review = z.strictObject({
  name: filled,
  lang: z.enum(['en', 'ar']),
  rating: z.number().check(z.minimum(0.5), z.maximum(5)),
  writtenAt: moment,
  text: filled,
});

export const product = z
  .strictObject({
    id,
    slug,
    sku: filled,
    /** A key of the shop's own, mostly the slug of a department: coupons may cover one type alone. */
    type: slug,
    brand: z.optional(slug),
    category: slug,
    tags: z.optional(z.array(key)),
    name: words,
    excerpt: words,
    description: prose,
    specifications: z.optional(z.array(z.strictObject({ key: words, value: words }))),
    keywords: z.optional(z.array(filled)),
    price,
    oldPrice: z.optional(dinars),
    stock: z.optional(count),
    minQuantity: z.optional(z.int().check(z.positive())),
    maxQuantity: z.optional(z.int().check(z.positive())),
    offer: z.optional(z.strictObject({ startsAt: moment, endsAt: moment })),
    featured: z.optional(z.boolean()),
    sold: z.optional(count),
    addedAt: moment,
    videoId: z.optional(filled),
    pictures: z
      .array(z.strictObject({ ...picture.shape, colour: z.optional(key) }))
      .check(z.minLength(1, 'must name at least one picture')),
    variations: z.optional(z.array(variation)),
    /** Where it has another than its category. */
    sizeGuide: z.optional(sizeGuide),
    stars: z.optional(z.tuple([count, count, count, count, count])),
    reviews: z.optional(z.array(review)),
  })
  .check(
    z.refine(({ price: now, oldPrice }) => oldPrice === undefined || oldPrice > now, {
      path: ['oldPrice'],
      error: 'must be higher than the price',
    }),
    z.refine(({ minQuantity = 1, maxQuantity }) => maxQuantity === undefined || maxQuantity >= minQuantity, {
      path: ['maxQuantity'],
      error: 'must not be lower than the least quantity',
    }),
    z.refine(({ stock, variations }) => (stock === undefined) === Boolean(variations?.length), {
      path: ['stock'],
      error: 'must be said, unless the product has variations: then each of them says its own',
    }),
  );

export type Product = z.output<typeof product>;
export type Variation = z.output<typeof variation>;
export type Attribute = z.output<typeof attribute>;
