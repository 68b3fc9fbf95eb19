import type { HomeTheme } from '@dana/contracts/api/home';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { type BucketCount, readCounts } from './facet-buckets.ts';
import { localise, presentPicture } from './localise.ts';
import { presentTile, type View } from './present-product.ts';
import { loadProducts } from './product-rows.ts';

const thumbWidthPx = 160;

/** What one of the home pages is made of. Departments are the same for all of them. */
export async function loadHome(db: Db, view: View, theme: HomeTheme) {
  const [sliders, banners, testimonials, categories, collections] = await Promise.all([
    db.selectFrom('sliders').selectAll().where('theme', '=', theme).orderBy('position').execute(),
    db.selectFrom('banners').selectAll().where('theme', '=', theme).orderBy('position').execute(),
    db.selectFrom('testimonials').selectAll().where('theme', '=', theme).orderBy('position').execute(),
    loadCategoryTree(db, view.lang),
    loadCollections(db, view, theme),
  ]);
  return {
    sliders: sliders.map((slide) => ({
      ...words(slide, view),
      ordering_number: slide.position,
      created_at: slide.created_at.toISOString(),
      default_img: presentPicture(slide.picture, view.lang),
      default_img_thumb: slide.picture.url.replace(/\.jpg$/, `-${thumbWidthPx}.jpg`),
    })),
    banner: banners.map((banner) => ({
      ...words(banner, view),
      image: presentPicture(banner.picture, view.lang),
      placement: banner.placement,
      spots: banner.spots.map(({ x, y, title, text, link }) => ({
        x,
        y,
        title: localise(title, view.lang),
        text: localise(text, view.lang),
        link,
      })),
      ends_at: banner.ends_at?.toISOString() ?? null,
    })),
    testimonials: testimonials.map(({ id, name, place, text, rating }) => ({
      id,
      name: localise(name, view.lang),
      place: localise(place, view.lang),
      text: localise(text, view.lang),
      rating,
    })),
    categories,
    collections,
  };
}

type HomeRow = Pick<
  Selectable<Database['sliders']>,
  'id' | 'title' | 'sub_title' | 'text' | 'button' | 'link'
>;

function words(row: HomeRow, { lang }: View) {
  return {
    id: row.id,
    title: localise(row.title, lang),
    sub_title: localise(row.sub_title, lang),
    text: localise(row.text, lang),
    button: localise(row.button, lang),
    link: row.link,
  };
}

async function loadCollections(db: Db, view: View, theme: HomeTheme) {
  const [collections, members] = await Promise.all([
    db.selectFrom('collections').selectAll().where('theme', '=', theme).orderBy('position').execute(),
    db
      .selectFrom('collection_products as m')
      .innerJoin('collections as c', 'c.id', 'm.collection_id')
      .selectAll('m')
      .where('c.theme', '=', theme)
      .orderBy('m.position')
      .execute(),
  ]);
  const products = await loadProducts(db, [...new Set(members.map((member) => member.product_id))]);
  const cards = new Map(products.map((row) => [row.id, presentTile(row, view)]));
  return collections.map((collection) => ({
    id: collection.id,
    slug: collection.slug,
    title: localise(collection.title, view.lang),
    link: collection.link,
    products: members
      .filter((member) => member.collection_id === collection.id)
      .flatMap((member) => cards.get(member.product_id) ?? []),
  }));
}

/** As many as a menu has room for. */
const mostBrands = 12;

/** The departments with their categories, and the brands that have most products in each. */
export async function loadDepartments(db: Db, lang: Lang) {
  const [tree, counts, rows] = await Promise.all([
    loadCategoryTree(db, lang),
    readCounts(db),
    db.selectFrom('brands').select(['id', 'slug', 'name']).orderBy('position').execute(),
  ]);
  const brands = rows.map(({ id, slug, name }) => ({ id, slug, name: localise(name, lang) }));
  return tree.map((department) => {
    const sold = countByBrand(counts, department.id);
    const countOf = (id: number): number => sold.get(id) ?? 0;
    return {
      ...department,
      // Sorting keeps the shop's own order among equals.
      brands: brands
        .filter(({ id }) => countOf(id) > 0)
        .toSorted((one, other) => countOf(other.id) - countOf(one.id))
        .slice(0, mostBrands),
    };
  });
}

/** How many products of each brand (id) a department has. A product in one of its categories is in the department too. */
function countByBrand(counts: BucketCount[], departmentId: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { bucket, count } of counts)
    if (bucket.brandId !== null && bucket.categoryIds.includes(departmentId))
      sums.set(bucket.brandId, (sums.get(bucket.brandId) ?? 0) + count);
  return sums;
}

/** The departments with their categories, and how many products each holds. */
async function loadCategoryTree(db: Db, lang: Lang) {
  const rows = await db
    .selectFrom('categories as c')
    .selectAll('c')
    .select(
      sql<number>`(select count(*) from product_categories pc join products p on p.id = pc.product_id
        where pc.category_id = c.id and p.withdrawn_at is null)`.as('products_count'),
    )
    .orderBy('c.position')
    .execute();
  const present = (row: (typeof rows)[number]) => ({
    id: row.id,
    slug: row.slug,
    name: localise(row.name, lang),
    description: localise(row.description, lang),
    image: presentPicture(row.picture, lang),
    parent_id: row.parent_id,
    products_count: row.products_count,
  });
  const roots = rows.filter((row) => row.parent_id === null);
  return roots.map((root) => ({
    ...present(root),
    children: rows.filter((row) => row.parent_id === root.id).map(present),
  }));
}
