import type { Kysely } from 'kysely';
import { json } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import { adverts, banners, type CollectionSeed, collections, sliders } from './home-page.ts';
import { products } from './products.ts';
import { cleanHtml } from './prose.ts';
import { scenePicture } from './seed-catalogue.ts';

const collectionSize = 8;

/** Fills sliders, banners, collections and adverts. */
export async function seedHome(trx: Kysely<Database>, now: Date): Promise<void> {
  const rowOf = (entry: (typeof sliders)[number], index: number) => ({
    id: index + 1,
    position: index + 1,
    title: json(entry.title),
    sub_title: json(entry.subTitle),
    text: json(entry.text),
    button: json(entry.button),
    link: entry.link,
    picture: json(scenePicture(entry.scene)),
  });
  await trx
    .insertInto('sliders')
    .values(sliders.map((entry, index) => ({ ...rowOf(entry, index), created_at: now })))
    .execute();
  await trx.insertInto('banners').values(banners.map(rowOf)).execute();
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
