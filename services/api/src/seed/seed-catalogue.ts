import type { Kysely } from 'kysely';
import { json } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import { sceneAlt, type SceneName, scenePath } from '@dana/sample-shop/drawings/picture-catalogue';
import { brands } from '@dana/sample-shop/drawings/scenes/brands';
import { brandTexts } from './brand-texts.ts';
import {
  buildAttributes,
  buildPictures,
  buildSearchText,
  buildVariations,
  totalStock,
} from './build-product.ts';
import { categories } from './categories.ts';
import type { ProductSeed } from './product-seed.ts';
import { products } from './products.ts';
import { htmlOfBoth } from './prose.ts';
import { reviewsOf } from './reviews.ts';
import { tags } from './tags.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A composition as a stored picture. */
export const scenePicture = (name: SceneName) => ({
  url: scenePath(name),
  alt: { en: sceneAlt(name, 'en'), ar: sceneAlt(name, 'ar') },
});

const idOf = (list: readonly { slug: string }[], slug: string | undefined): number => {
  const index = list.findIndex((entry) => entry.slug === slug);
  if (index < 0) throw new Error(`Seed: nothing is called ${slug}.`);
  return index + 1;
};
const tagKeys = Object.keys(tags);

/** Fills categories, brands, tags, products, variations and reviews. */
export async function seedCatalogue(trx: Kysely<Database>, now: Date): Promise<void> {
  await trx
    .insertInto('categories')
    .values(
      categories.map((category, index) => ({
        id: index + 1,
        slug: category.slug,
        parent_id: category.parent ? idOf(categories, category.parent) : null,
        name: json(category.name),
        description: json(category.description),
        picture: json(scenePicture(category.scene)),
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('brands')
    .values(
      brands.map(({ slug, en, ar }, index) => ({
        id: index + 1,
        slug,
        name: json({ en, ar }),
        description: json(brandTexts[slug] ?? { en: '', ar: '' }),
        logo: json(scenePicture(`brand-${slug}`)),
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('tags')
    .values(tagKeys.map((key, index) => ({ id: index + 1, name: json(tags[key] ?? {}) })))
    .execute();
  await seedProducts(trx, now);
}

async function seedProducts(trx: Kysely<Database>, now: Date): Promise<void> {
  await trx
    .insertInto('products')
    .values(products.map((product, index) => productRow(product, index + 1, now)))
    .execute();
  await trx
    .insertInto('product_categories')
    .values(products.flatMap((product, index) => categoryRows(product, index + 1)))
    .execute();
  await trx
    .insertInto('product_tags')
    .values(
      products.flatMap((product, index) =>
        product.tags.map((tag, position) => {
          if (!tagKeys.includes(tag)) throw new Error(`Seed: no tag is called ${tag}.`);
          return { product_id: index + 1, tag_id: tagKeys.indexOf(tag) + 1, position };
        }),
      ),
    )
    .execute();
  const variations = products.flatMap((product, index) =>
    buildVariations(product).map((variation, position) => ({
      product_id: index + 1,
      sku: variation.sku,
      name: json(variation.name),
      price_minor: variation.priceFils,
      stock: variation.stock,
      picture: json(variation.picture),
      attributes: json(variation.attributes),
      position,
    })),
  );
  await trx
    .insertInto('variations')
    .values(variations.map((variation, index) => ({ ...variation, id: 1001 + index })))
    .execute();
  const reviews = products.flatMap((product, index) => reviewsOf(product, index + 1, now));
  await trx.insertInto('reviews').values(reviews).execute();
}

function categoryRows(product: ProductSeed, productId: number) {
  const categoryId = idOf(categories, product.category);
  const parent = categories[categoryId - 1]?.parent;
  return [
    { product_id: productId, category_id: categoryId, position: 0 },
    ...(parent ? [{ product_id: productId, category_id: idOf(categories, parent), position: 1 }] : []),
  ];
}

function productRow(product: ProductSeed, id: number, now: Date) {
  const stars = product.stars ?? [0, 0, 0, 0, 0];
  const count = stars.reduce((sum: number, each) => sum + each, 0);
  const points = stars.reduce((sum: number, each, index) => sum + each * (5 - index), 0);
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  return {
    id,
    slug: product.slug,
    sku: product.sku,
    name: json(product.name),
    excerpt: json(product.excerpt),
    description: json(htmlOfBoth(product.description)),
    specifications: json(
      product.specifications.map(([keyEn, keyAr, en, ar]) => ({
        key: { en: keyEn, ar: keyAr },
        value: { en, ar },
      })),
    ),
    price_minor: product.priceFils,
    old_price_minor: product.oldPriceFils ?? null,
    stock: totalStock(product),
    min_quantity: product.minQuantity ?? 1,
    max_quantity: product.maxQuantity ?? null,
    brand_id: idOf(brands, product.brand),
    product_type: product.type,
    pictures: json(buildPictures(product)),
    video_id: product.videoId ?? null,
    attributes: json(buildAttributes(product)),
    offer_start: product.offerDays ? after(-2) : null,
    offer_end: product.offerDays ? after(product.offerDays) : null,
    applied_discount_id: product.oldPriceFils ? id : null,
    featured: product.featured ?? false,
    sell_count: product.sold,
    star_counts: json(stars),
    rating: count ? Math.round((points / count) * 100) / 100 : 0,
    reviews_count: count,
    search_text: buildSearchText(product),
    created_at: after(id - products.length - 1),
  };
}
