import * as z from 'zod/mini';
import type { BrandId, CategoryId, ProductId, TagId } from '../ids.ts';
import { sentIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { type ProductCard, productCardSchema } from './product.ts';
import { averageStars } from './rating.ts';
import { searchSchema, typedNumberSchema } from './validation.ts';
import {
  flagSchema,
  listOf,
  numericOr,
  numericSchema,
  orMissing,
  orNull,
  textOrEmptySchema,
} from './wire.ts';

const listingPictureSchema = z.object({
  img: z.string(),
  color: orMissing(z.object({ name: z.string(), clrCode: orMissing(z.string()) })),
});

/** The second shape of a product, as sample data and some back ends send it. */
export const listingProductSchema = z.object({
  id: z.union([z.string(), z.number()]),
  slug: z.string(),
  title: z.string(),
  sku: textOrEmptySchema,
  img: textOrEmptySchema,
  imageURLs: listOf(listingPictureSchema),
  parent: textOrEmptySchema,
  children: textOrEmptySchema,
  price: numericSchema,
  discount: numericOr(0),
  quantity: numericOr(0),
  status: textOrEmptySchema,
  brand: orNull(z.object({ name: z.string() })),
  category: orNull(z.object({ name: z.string() })),
  reviews: listOf(z.object({ rating: numericOr(0) })),
  productType: orNull(z.string()),
  offerDate: orNull(z.object({ startDate: z.nullish(z.string()), endDate: z.nullish(z.string()) })),
  featured: flagSchema,
  tags: listOf(z.string()),
  videoId: z.nullish(z.string()),
});
export type ListingProduct = z.output<typeof listingProductSchema>;

/** A listed product in either shape, read as a card. The shapes are distinguished by `title` and `name`. */
export const listedProductSchema = z.pipe(
  // Not a union: its errors would not name the field that is wrong.
  z.transform((sent: z.input<typeof productCardSchema> | z.input<typeof listingProductSchema>, context) => {
    if (!isListing(sent)) return sent;
    const result = listingProductSchema.safeParse(sent);
    if (result.success) return cardOfListing(result.data);
    for (const issue of result.error.issues) context.issues.push({ ...issue, code: 'custom', input: sent });
    return z.NEVER;
  }),
  productCardSchema,
);

function isListing(
  sent: z.input<typeof productCardSchema> | z.input<typeof listingProductSchema>,
): sent is z.input<typeof listingProductSchema> {
  return typeof sent === 'object' && sent !== null && 'title' in sent && !('name' in sent);
}

/** Answer of GET /products and of every other call that lists products. */
export const productsAnswerSchema = listEnvelopeOf(listedProductSchema);

/**
 * Query of GET /products. Unknown and empty values are left out; both prices or none. `category_id` and `brand_id`
 * may name several, with commas; `ids` asks for exactly these products (a compare list), `tag` is a tag's id or name.
 * `options` are ids of sizes and colours, with commas; `exact` finds what was typed and nothing in its place.
 */
export const productsQuerySchema = z.object({
  price_from: z.optional(typedNumberSchema),
  price_to: z.optional(typedNumberSchema),
  sale: z.optional(z.union([z.literal(1), z.literal('1')])),
  stock: z.optional(z.union([z.literal(1), z.literal('1')])),
  category_id: z.optional(sentIdSchema<'category'>()),
  brand_id: z.optional(sentIdSchema<'brand'>()),
  search: z.optional(searchSchema),
  tag: z.optional(z.string()),
  product_type: z.optional(z.string()),
  options: z.optional(z.string()),
  rating_from: z.optional(typedNumberSchema),
  exact: z.optional(z.union([z.literal(1), z.literal('1')])),
  ids: z.optional(z.string()),
  page: z.optional(typedNumberSchema),
  per_page: z.optional(typedNumberSchema),
  order_by: z.optional(z.enum(['', 'price', 'id', 'applied_discount_id', 'rating'])),
  order_dir: z.optional(z.enum(['', 'asc', 'desc'])),
});
export type ProductsQuery = z.input<typeof productsQuerySchema>;

/** How many products a listing page has. Source: docs/shop-rules.md. */
export const listingPageSize = 9;

function cardOfListing(item: ListingProduct): ProductCard {
  const isReduced = item.discount > 0;
  const price = isReduced ? Math.round(item.price * (100 - item.discount) * 10) / 1000 : item.price;
  const ratings = item.reviews.map((review) => review.rating);
  const rating = averageStars(sum(ratings), ratings.length);
  const media = item.imageURLs.map(({ img, color }) => ({
    full_url: img,
    alt: item.title,
    color: color ? { name: color.name, code: color.clrCode } : null,
  }));
  const categoryName = item.children || item.category?.name || item.parent;
  return {
    id: String(item.id) as ProductId,
    slug: item.slug,
    name: item.title,
    excerpt: '',
    sku: item.sku,
    price,
    old_price: isReduced ? item.price : null,
    current_stock: item.status === 'out-of-stock' ? 0 : item.quantity,
    min_purchase_qty: 1,
    max_purchase_qty: null,
    main_img: item.img ? { full_url: item.img, alt: item.title, color: null } : (media[0] ?? null),
    media,
    videoId: item.videoId ?? null,
    categories: categoryName
      ? [{ id: null as CategoryId | null, name: categoryName, slug: slugOf(categoryName) }]
      : [],
    brand_details: item.brand
      ? { id: null as BrandId | null, name: item.brand.name, slug: slugOf(item.brand.name) }
      : null,
    tags: item.tags.map((name) => ({ id: name as TagId, name })),
    attributes: [],
    variations: [],
    rating,
    avg_rating: rating,
    reviews_count: ratings.length,
    offer: item.offerDate?.endDate ? { start: item.offerDate.startDate, end: item.offerDate.endDate } : null,
    product_type: item.productType ?? null,
    featured: item.featured,
    withdrawn: false,
    text_lang: null,
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
