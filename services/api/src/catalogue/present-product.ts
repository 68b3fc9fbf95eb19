import type { productCardSchema, productSchema } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import type * as z from 'zod/mini';
import type { StoredPicture } from '../database/stored.ts';
import { amountText } from '../emails/layout/amounts-and-days.ts';
import type { ShownProduct } from '../emails/layout/email.ts';
import type { Lang } from '../http/context.ts';
import { type Currency, majorFromFils } from '../money/currencies.ts';
import { fallbackLanguage, localise, presentPicture } from './localise.ts';
import type { ProductRow, selectProductPage, VariationRow } from './product-rows.ts';

export type View = { lang: Lang; currency: Currency; now: Date };
type CardAnswer = z.input<typeof productCardSchema>;
type ProductAnswer = z.input<typeof productSchema>;
type PageRow = Awaited<ReturnType<ReturnType<typeof selectProductPage>['execute']>>[number];

/** A product as lists, carts and favourites carry it. */
export function presentCard(row: ProductRow, view: View): CardAnswer {
  const { lang, currency } = view;
  const pictures = row.pictures.map((picture) => presentPicture(picture, lang));
  return {
    id: row.id,
    slug: row.slug,
    name: localise(row.name, lang),
    excerpt: localise(row.excerpt, lang),
    sku: row.sku,
    price: majorFromFils(row.price_minor, currency),
    old_price: row.old_price_minor && majorFromFils(row.old_price_minor, currency),
    current_stock: row.stock,
    min_purchase_qty: row.min_quantity,
    max_purchase_qty: row.max_quantity,
    main_img: pictures[0] ?? null,
    media: pictures,
    videoId: row.video_id,
    categories: row.categories.map(({ id, slug, name }) => ({ id, slug, name: localise(name, lang) })),
    brand_details: row.brand_slug
      ? { id: row.brand_id, slug: row.brand_slug, name: localise(row.brand_name, lang) }
      : null,
    tags: row.tags.map(({ id, name }) => ({ id, name: localise(name, lang) })),
    attributes: row.attributes.map((attribute) => ({
      id: attribute.id,
      name: localise(attribute.name, lang),
      values: attribute.values.map(({ id, name, code }) => ({
        id,
        name: localise(name, lang),
        ...(code && { code }),
      })),
      ...(attribute.size_guide && { size_guide: attribute.size_guide }),
    })),
    variations: row.variations
      .filter(({ withdrawn }) => !withdrawn)
      .map((variation) => presentVariation(variation, row, view)),
    rating: row.rating,
    avg_rating: row.rating,
    reviews_count: row.reviews_count,
    offer: presentOffer(row, view.now),
    product_type: row.product_type,
    featured: row.featured,
    withdrawn: row.withdrawn,
    text_lang: fallbackLanguage(row.name, lang),
  };
}

const tilePictures = 2;

/**
 * A product on a home page, where dozens stand at once: with the picture it shows and the one beneath it, and of its
 * variations only that there are some, what they cost and how many are there. Its own page knows the rest.
 */
export function presentTile(row: ProductRow, view: View): CardAnswer {
  const { tags: _, attributes: __, media, variations, ...card } = presentCard(row, view);
  return {
    ...card,
    media: media?.slice(0, tilePictures),
    variations: variations?.map(({ id, price, current_stock }) => ({ id, price, current_stock })),
  };
}

/** A variation; without a price of its own it has the product's. */
export function presentVariation(variation: VariationRow, product: ProductRow, { lang, currency }: View) {
  const hasOwnPrice = variation.price_minor !== null;
  const priceMinor = variation.price_minor ?? product.price_minor;
  const oldPriceMinor = hasOwnPrice ? variation.old_price_minor : product.old_price_minor;
  // jsonArrayFrom types a nullable json column loosely.
  const picture = variation.picture as StoredPicture | null;
  return {
    id: variation.id,
    name: localise(variation.name, lang),
    sku: variation.sku,
    price: majorFromFils(priceMinor, currency),
    old_price: oldPriceMinor && majorFromFils(oldPriceMinor, currency),
    current_stock: variation.stock,
    withdrawn: variation.withdrawn || product.withdrawn,
    image: picture && presentPicture(picture, lang),
    attributes: variation.attributes,
  };
}

/** A product as its own page needs it. */
export function presentProduct(row: PageRow, view: View): ProductAnswer {
  const counts = row.star_counts;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const byStar = (value: (count: number) => number) =>
    Object.fromEntries(counts.map((count, index) => [`star_${5 - index}`, value(count)]));
  return {
    ...presentCard(row, view),
    description: localise(row.description, view.lang),
    additional_information: row.specifications.map(({ key, value }) => ({
      key: localise(key, view.lang),
      value: localise(value, view.lang),
    })),
    reviews: byStar((count) => count),
    categorized_reviews: byStar((count) => (total ? Math.round((count / total) * 100) : 0)),
  };
}

// An offer that is over, or has not begun, is not shown.
function presentOffer(row: ProductRow, now: Date) {
  if (!row.offer_end || row.offer_end <= now || (row.offer_start && row.offer_start > now)) return null;
  return { start: row.offer_start?.toISOString() ?? null, end: row.offer_end.toISOString() };
}

/** A product, or one variation of it, as emails show it: picture, name and price, each leading to its page. */
export function emailProduct(
  row: ProductRow,
  variationId: number | null,
  view: View & { publicOrigin: string },
): ShownProduct {
  const { lang, currency, publicOrigin } = view;
  const card = presentCard(row, view);
  const variation = card.variations?.find(({ id }) => id === variationId);
  const picture = variation?.image ?? card.main_img;
  return {
    name: card.name,
    ...(variation?.name && { detail: variation.name }),
    link: `${publicOrigin}/${lang}${paths.product(row.slug, variation && String(variation.id))}`,
    amount: amountText(Number(variation?.price ?? card.price), currency.code),
    ...(typeof picture === 'object' &&
      picture && { picture: { url: pictureUrl(picture.full_url, publicOrigin), alt: picture.alt ?? '' } }),
  };
}

/** A format that every mail program shows, sharp where it stands; pictures that are not ours as they are. */
function pictureUrl(url: string, publicOrigin: string): string {
  const own = /^(\/api\/media\/[\w-]+\/[a-z]+-[a-z]+)(?:-\d+)?\.(?:avif|webp|jpg)$/.exec(url)?.[1];
  return new URL(own ? `${own}-320.jpg` : url, publicOrigin).href;
}
