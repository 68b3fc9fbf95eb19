import type { HomeTheme } from '@dana/contracts/api/home';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loadCategoryTree } from './category-tree.ts';
import { localise, presentPicture } from './localise.ts';
import { presentTile, type View } from './present-product.ts';
import { loadProducts } from './product-rows.ts';

const thumbWidthPx = 160;

/** What one of the home pages is made of. Departments are the same for all of them. */
export async function loadHome(db: Kysely<Database>, view: View, theme: HomeTheme) {
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

async function loadCollections(db: Kysely<Database>, view: View, theme: HomeTheme) {
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
