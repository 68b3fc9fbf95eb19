import { averageStars } from '@dana/contracts/api/rating';
import { json } from '../../database/stored.ts';
import { buildAttributes, buildPictures, buildSearchText, buildVariation } from './build-product.ts';
import { type CatalogueLists, listsOf, valuesOf } from './catalogue-lists.ts';
import type { EntryOf } from '../format/catalogue-format.ts';
import type { Product } from '../format/products.ts';
import { htmlOfBoth } from './prose.ts';
import type { Catalogue } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';
import { storedPicture } from './stored-pictures.ts';
import type { RowWriter } from './write-rows.ts';

/** Writes categories, brands, tags, products and variations. */
export async function writeProducts(
  write: RowWriter,
  catalogue: Catalogue,
  pictures: readonly CataloguePicture[],
  now: Date,
): Promise<void> {
  const lists = listsOf(catalogue, pictures);
  const categories = valuesOf(catalogue, 'categories');
  await write(
    'categories',
    categories.map(({ id, slug, parent, name, description, picture }, index) => ({
      id,
      slug,
      parent_id: parent === undefined ? null : idOf(lists.categories, parent),
      name: json(name),
      description: json(description),
      picture: json(storedPicture(picture)),
      position: index + 1,
    })),
  );
  await write(
    'brands',
    valuesOf(catalogue, 'brands').map(({ id, slug, name, description, logo }, index) => ({
      id,
      slug,
      name: json(name),
      description: json(description),
      logo: json(storedPicture(logo)),
      position: index + 1,
    })),
  );
  const tags = valuesOf(catalogue, 'tags');
  await write(
    'tags',
    tags.map(({ id, name }) => ({ id, name: json(name) })),
  );
  const products = valuesOf(catalogue, 'products');
  await write(
    'products',
    products.map((product) => productRow(product, lists, now)),
  );
  await write(
    'product_categories',
    products.flatMap((product) => categoryRows(product, lists)),
  );
  await write(
    'product_tags',
    products.flatMap((product) =>
      (product.tags ?? []).map((key, position) => ({
        product_id: product.id,
        tag_id: idOf(lists.tags, key),
        position,
      })),
    ),
  );
  await write(
    'variations',
    products.flatMap((product) => variationRows(product, lists)),
  );
}

/** The id of what was checked to be there. */
function idOf(list: Map<string, { id: number }>, name: string): number {
  const found = list.get(name);
  if (!found) throw new Error(`There is no "${name}" in the catalogue.`);
  return found.id;
}

function variationRows(product: Product, lists: CatalogueLists) {
  return (product.variations ?? []).map((variation, position) => {
    const { name, picture, attributes } = buildVariation(variation, product, lists);
    return {
      id: variation.id,
      product_id: product.id,
      sku: variation.sku,
      name: json(name),
      price_minor: variation.price ?? null,
      stock: variation.stock,
      picture: json(picture),
      attributes: json(attributes),
      position,
    };
  });
}

function categoryRows({ id, category: slug }: Product, { categories }: CatalogueLists) {
  const category: EntryOf<'categories'> | undefined = categories.get(slug);
  return [slug, ...(category?.parent === undefined ? [] : [category.parent])].map((name, position) => ({
    product_id: id,
    category_id: idOf(categories, name),
    position,
  }));
}

function productRow(product: Product, lists: CatalogueLists, now: Date) {
  const stars = product.stars ?? [0, 0, 0, 0, 0];
  const count = stars.reduce((sum: number, each) => sum + each, 0);
  const points = stars.reduce((sum: number, each, index) => sum + each * (5 - index), 0);
  const { variations = [] } = product;
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    name: json(product.name),
    excerpt: json(product.excerpt),
    description: json(htmlOfBoth(product.description)),
    specifications: json(product.specifications ?? []),
    price_minor: product.price,
    old_price_minor: product.oldPrice ?? null,
    stock: product.stock ?? variations.reduce((sum, { stock }) => sum + stock, 0),
    min_quantity: product.minQuantity ?? 1,
    max_quantity: product.maxQuantity ?? null,
    brand_id: product.brand === undefined ? null : idOf(lists.brands, product.brand),
    product_type: product.type,
    pictures: json(buildPictures(product, lists)),
    video_id: product.videoId ?? null,
    attributes: json(buildAttributes(product, lists)),
    offer_start: product.offer?.startsAt(now) ?? null,
    offer_end: product.offer?.endsAt(now) ?? null,
    applied_discount_id: product.oldPrice ? product.id : null,
    featured: product.featured ?? false,
    sell_count: product.sold ?? 0,
    star_counts: json(stars),
    rating: averageStars(points, count),
    reviews_count: count,
    search_text: buildSearchText(product, lists),
    created_at: product.addedAt(now),
  };
}
