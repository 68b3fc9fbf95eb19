import type { Kysely } from 'kysely';
import { json } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import { adverts, type CollectionSeed, collections, homes } from './home-page.ts';
import type { SlideSeed } from './home-seed.ts';
import { products } from './products.ts';
import { cleanHtml } from './prose.ts';
import { scenePicture } from './seed-catalogue.ts';

const collectionSize = 8;

/** Fills the four homes – slides, banners, what shoppers say –, collections and adverts. */
export async function seedHome(trx: Kysely<Database>, now: Date): Promise<void> {
  const slides = homes.flatMap(({ theme, sliders }) => sliders.map((slide) => ({ theme, slide })));
  await trx
    .insertInto('sliders')
    .values(slides.map(({ theme, slide }, index) => ({ ...rowOf(slide, theme, index), created_at: now })))
    .execute();
  const banners = homes.flatMap(({ theme, banners: list }) => list.map((banner) => ({ theme, banner })));
  await trx
    .insertInto('banners')
    .values(
      banners.map(({ theme, banner }, index) => ({
        ...rowOf(banner, theme, index),
        placement: banner.placement ?? 'banner',
        spots: json(banner.spots ?? []),
        ends_at: banner.endsInDays === undefined ? null : daysAfter(now, banner.endsInDays),
      })),
    )
    .execute();
  const testimonials = homes.flatMap(({ theme, testimonials: list }) =>
    list.map((testimonial) => ({ theme, testimonial })),
  );
  await trx
    .insertInto('testimonials')
    .values(
      testimonials.map(({ theme, testimonial: { name, place, text, rating } }, index) => ({
        id: index + 1,
        theme,
        position: index + 1,
        name: json(name),
        place: json(place),
        text: json(text),
        rating,
      })),
    )
    .execute();
  await trx
    .insertInto('collections')
    .values(
      collections.map(({ slug, title, link }, index) => ({
        id: index + 1,
        slug,
        title: json(title),
        link,
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('collection_products')
    .values(
      collections.flatMap((collection, index) =>
        membersOf(collection).map((productId, position) => ({
          collection_id: index + 1,
          product_id: productId,
          position,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('adverts')
    .values(
      adverts.map(({ priority, title, content, link, scene }, index) => ({
        id: index + 1,
        priority,
        title: json(title),
        content: json({ en: cleanHtml(content.en), ar: cleanHtml(content.ar) }),
        picture: json(scenePicture(scene)),
        link,
        active: true,
      })),
    )
    .execute();
}

function rowOf(entry: SlideSeed, theme: string, index: number) {
  return {
    id: index + 1,
    position: index + 1,
    theme,
    title: json(entry.title),
    sub_title: json(entry.subTitle),
    text: json(entry.text),
    button: json(entry.button),
    link: entry.link,
    picture: json(scenePicture(entry.scene)),
  };
}

const dayMs = 86_400_000;

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

function membersOf({ pick }: CollectionSeed): number[] {
  const numbered = products.map((product, index) => ({ product, id: index + 1 }));
  if (pick === 'newest')
    return numbered
      .slice(-collectionSize)
      .reverse()
      .map(({ id }) => id);
  if (pick === 'featured') {
    return numbered
      .filter(({ product }) => product.featured)
      .slice(0, collectionSize)
      .map(({ id }) => id);
  }
  if (pick === 'best-selling') {
    const bySales = [...numbered].sort((a, b) => b.product.sold - a.product.sold);
    return bySales.slice(0, collectionSize).map(({ id }) => id);
  }
  return pick.map((slug) => {
    const found = numbered.find(({ product }) => product.slug === slug);
    if (!found) throw new Error(`Seed: no product is called ${slug}.`);
    return found.id;
  });
}
