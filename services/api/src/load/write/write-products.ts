import { averageStars } from '@dana/contracts/api/rating';
import { searchTextOf } from '../../catalogue/search-words.ts';
import type { EntryOf } from '../format/catalogue-format.ts';
import type { Attribute, Product, Variation } from '../format/products.ts';
import type { Catalogue } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';
import { htmlOfBoth } from './write-content.ts';
import { pictureUrl, storedPicture } from './write-pictures.ts';
import { type CatalogueLists, listsOf, type RowWriter, valuesOf } from './write-rows.ts';

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
    categories.map(({ parent, picture, sizeGuide: _guide, ...category }, index) => ({
      ...category,
      parent_id: parent === undefined ? null : idOf(lists.categories, parent),
      picture: storedPicture(picture),
      position: index + 1,
    })),
  );
  await write(
    'brands',
    valuesOf(catalogue, 'brands').map((brand, index) => ({
      ...brand,
      logo: storedPicture(brand.logo),
      position: index + 1,
    })),
  );
  await write(
    'tags',
    valuesOf(catalogue, 'tags').map(({ key: _key, ...tag }) => tag),
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
      name: name,
      price_minor: variation.price ?? null,
      stock: variation.stock,
      picture: picture,
      attributes: attributes,
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
    name: product.name,
    excerpt: product.excerpt,
    description: htmlOfBoth(product.description),
    specifications: product.specifications ?? [],
    price_minor: product.price,
    old_price_minor: product.oldPrice ?? null,
    stock: product.stock ?? variations.reduce((sum, { stock }) => sum + stock, 0),
    min_quantity: product.minQuantity ?? 1,
    max_quantity: product.maxQuantity ?? null,
    brand_id: product.brand === undefined ? null : idOf(lists.brands, product.brand),
    product_type: product.type,
    pictures: buildPictures(product, lists),
    video_id: product.videoId ?? null,
    attributes: buildAttributes(product, lists),
    offer_start: product.offer?.startsAt(now) ?? null,
    offer_end: product.offer?.endsAt(now) ?? null,
    applied_discount_id: product.oldPrice ? product.id : null,
    featured: product.featured ?? false,
    sell_count: product.sold ?? 0,
    star_counts: stars,
    rating: averageStars(points, count),
    reviews_count: count,
    search_text: buildSearchText(product, lists),
    created_at: product.addedAt(now),
  };
}

type Chosen = { attribute: Attribute; value: Attribute['values'][number] };

/** What a variation is called and what it is chosen by. */
export function buildVariation({ choices, picture }: Variation, product: Product, lists: CatalogueLists) {
  const chosen = chosenBy(choices, lists);
  return {
    name: {
      en: chosen.map(({ value }) => value.name.en).join(', '),
      ar: chosen.map(({ value }) => value.name.ar).join('، '),
    },
    picture:
      picture === undefined
        ? null
        : (buildPictures(product, lists).find(({ url }) => url === pictureUrl(picture)) ?? null),
    attributes: chosen.map(({ attribute, value }) => ({ id: attribute.id, values: [value.id] })),
  };
}

/** The pictures of a product, with the colour that each shows; the first, which lists show by the dozen, with its tint. */
function buildPictures({ pictures }: Product, { colours, tints }: CatalogueLists) {
  return pictures.map(({ file, alt, colour }, index) => {
    const shown = colour === undefined ? undefined : colours.get(colour);
    const tint = index === 0 ? tints.get(file) : undefined;
    return {
      url: pictureUrl(file),
      alt,
      ...(shown && { color: { name: shown.name, code: shown.code } }),
      ...(tint && { tint }),
    };
  });
}

/** What can be chosen, with the values that the product's variations have, in their order, and the guide to their sizes. */
function buildAttributes({ variations = [], category, sizeGuide }: Product, lists: CatalogueLists) {
  const own = lists.categories.get(category);
  const above = own?.parent === undefined ? undefined : lists.categories.get(own.parent);
  const guides = { ...above?.sizeGuide, ...own?.sizeGuide, ...sizeGuide };
  const all = variations.flatMap(({ choices }) => chosenBy(choices, lists));
  return [...new Set(all.map(({ attribute }) => attribute))].map((attribute) => ({
    id: attribute.id,
    name: attribute.name,
    values: [...new Set(all.filter((one) => one.attribute === attribute).map(({ value }) => value))].map(
      ({ id, name, code }) => ({ id, name, ...(code && { code }) }),
    ),
    ...(guides[attribute.key] && { size_guide: guides[attribute.key] }),
  }));
}

/** Everything a product is found by, in both languages. */
function buildSearchText(product: Product, lists: CatalogueLists): string {
  const category = lists.categories.get(product.category);
  const parent = category?.parent === undefined ? undefined : lists.categories.get(category.parent);
  const brand = product.brand === undefined ? undefined : lists.brands.get(product.brand);
  const tags = (product.tags ?? []).map((key) => lists.tags.get(key));
  const colours = [...new Set(product.pictures.map(({ colour }) => colour))].map((key) =>
    key === undefined ? undefined : lists.colours.get(key),
  );
  const both = (named: { name: { en?: string | undefined; ar?: string | undefined } } | undefined) => [
    named?.name.en,
    named?.name.ar,
  ];
  return searchTextOf([
    ...both(product),
    product.sku,
    ...both(brand),
    ...both(category),
    ...both(parent),
    ...(product.keywords ?? []),
    ...tags.flatMap(both),
    ...colours.flatMap(both),
  ]);
}

function chosenBy(choices: Variation['choices'], { attributes }: CatalogueLists): Chosen[] {
  return Object.entries(choices).flatMap(([key, chosen]) => {
    const attribute = attributes.get(key);
    const value = attribute?.values.find((each) => each.key === chosen);
    return attribute && value ? [{ attribute, value }] : [];
  });
}
