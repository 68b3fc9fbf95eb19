// A schema file: long because a product has many fields.
import * as z from 'zod/mini';
import {
  attributeIdSchema,
  attributeValueIdSchema,
  productIdSchema,
  tagIdSchema,
  variationIdSchema,
} from '../ids.ts';
import { brandLinkSchema } from './brand.ts';
import { categoryLinkSchema } from './category.ts';
import { envelopeOf } from './envelope.ts';
import { type Picture, pictureSchema } from './picture.ts';
import { starCountsSchema } from './rating.ts';
import {
  flagSchema,
  languageCodeSchema,
  listOf,
  numericOr,
  numericSchema,
  orMissing,
  orNull,
  textOrEmptySchema,
} from './wire.ts';
import { orNull as strictOrNull } from './strict-wire.ts';

export const tagSchema = z.object({ id: tagIdSchema, name: z.string() });
export type Tag = z.output<typeof tagSchema>;

/** What sizes there is a table of measures for. */
export const sizeGuides = ['clothing', 'shoes', 'rings'] as const;
export type SizeGuideKind = (typeof sizeGuides)[number];

/** `code` is a CSS colour for values that are shown as swatches; `size_guide` names the table of measures that explains the values. */
export const attributeSchema = z.object({
  id: attributeIdSchema,
  name: z.string(),
  values: listOf(z.object({ id: attributeValueIdSchema, name: z.string(), code: orMissing(z.string()) })),
  size_guide: orMissing(z.enum(sizeGuides)),
});
export type Attribute = z.output<typeof attributeSchema>;

const valueReferenceSchema = z.pipe(
  z.union([attributeValueIdSchema, z.object({ id: attributeValueIdSchema })]),
  z.transform((value) => (typeof value === 'object' ? value.id : value)),
);

/** Which values of an attribute a variation has. Read from an id, a list of ids, or objects; always a list. */
export const variationAttributeSchema = z.pipe(
  z.object({ id: attributeIdSchema, values: z.union([z.array(valueReferenceSchema), valueReferenceSchema]) }),
  z.transform(({ id, values }) => ({ id, values: Array.isArray(values) ? values : [values] })),
);

/** Amounts in major units of the requested currency. `price` null: as the product. */
export const variationSchema = z.object({
  id: variationIdSchema,
  name: textOrEmptySchema,
  sku: textOrEmptySchema,
  price: numericOr(null),
  old_price: numericOr(null),
  current_stock: numericOr(0),
  image: orNull(pictureSchema),
  /** Carts of before still have it; it cannot be bought. */
  withdrawn: flagSchema,
  attributes: listOf(variationAttributeSchema),
});
export type Variation = z.output<typeof variationSchema>;

/** A running or coming offer. ISO 8601 with zone. */
export const offerSchema = z.object({ start: z.nullish(z.string()), end: z.string() });
export type Offer = z.output<typeof offerSchema>;

export const productFields = {
  id: productIdSchema,
  slug: z.string(),
  name: z.string(),
  /** Plain text: what it is, in a sentence or two. */
  excerpt: textOrEmptySchema,
  sku: textOrEmptySchema,
  price: numericSchema,
  old_price: numericOr(null),
  current_stock: numericOr(0),
  min_purchase_qty: numericOr(1),
  max_purchase_qty: numericOr(null),
  main_img: orNull(pictureSchema),
  media: listOf(pictureSchema),
  videoId: orNull(z.string()),
  categories: listOf(categoryLinkSchema),
  brand_details: orNull(brandLinkSchema),
  tags: listOf(tagSchema),
  attributes: listOf(attributeSchema),
  variations: listOf(variationSchema),
  rating: numericOr(0),
  avg_rating: numericOr(0),
  reviews_count: numericOr(0),
  offer: orNull(offerSchema),
  /** The kind of thing, by a key of the back end's own. */
  product_type: z.catch(strictOrNull(z.string()), null),
  featured: flagSchema,
  /** The shop no longer sells it: it is on no list, and its page, carts and wishlists say so. */
  withdrawn: flagSchema,
  /** Language of name and description when it is not the requested one. */
  text_lang: orNull(languageCodeSchema),
};

type Limits = { old_price: number | null; min_purchase_qty: number; max_purchase_qty: number | null };
type Rated = { rating: number; avg_rating: number; main_img: Picture | null; media: Picture[] };

// 0 means "none" for old prices and limits in back ends without nulls.
function tidy<Raw extends Limits & Rated>(product: Raw): Raw {
  return {
    ...product,
    old_price: product.old_price && product.old_price > 0 ? product.old_price : null,
    min_purchase_qty: Math.max(1, product.min_purchase_qty),
    max_purchase_qty: product.max_purchase_qty || null,
    avg_rating: product.avg_rating || product.rating,
    main_img: product.main_img ?? product.media[0] ?? null,
  };
}

/** A product as lists, carts and favourites carry it. Amounts in major units of the requested currency. */
export const productCardSchema = z.pipe(z.object(productFields), z.transform(tidy));
export type ProductCard = z.output<typeof productCardSchema>;

const specificationRowSchema = z.object({ key: z.string(), value: z.string() });

/** A product as its own page needs it. `description` is sanitised HTML, `excerpt` plain text. */
export const productSchema = z.pipe(
  z.object({
    ...productFields,
    description: textOrEmptySchema,
    additional_information: listOf(specificationRowSchema),
    reviews: starCountsSchema,
    categorized_reviews: starCountsSchema,
  }),
  z.transform(tidy),
);
export type Product = z.output<typeof productSchema>;

/** Answer of GET /products/{slug}. */
export const productAnswerSchema = envelopeOf(productSchema);
