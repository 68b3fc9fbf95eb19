import { homeThemes } from '@dana/contracts/api/home';
import { json } from '../../database/stored.ts';
import { valuesOf } from './catalogue-lists.ts';
import type { Slide } from '../format/content.ts';
import { cleanHtmlOfBoth } from './prose.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { storedPicture } from './stored-pictures.ts';
import type { RowWriter } from './write-rows.ts';

/** Writes the home pages – slides, banners, what shoppers say –, collections and adverts. */
export async function writeHome(write: RowWriter, catalogue: Catalogue, now: Date): Promise<void> {
  const homes = valuesOf(catalogue, 'homes').toSorted(
    (one, other) => homeThemes.indexOf(one.theme) - homeThemes.indexOf(other.theme),
  );
  await write(
    'sliders',
    homes
      .flatMap(({ theme, sliders }) => sliders.map((slide) => ({ theme, slide })))
      .map(({ theme, slide }, index) => ({ ...rowOf(slide, theme, index), created_at: now })),
  );
  await write(
    'banners',
    homes
      .flatMap(({ theme, banners }) => banners.map((banner) => ({ theme, banner })))
      .map(({ theme, banner }, index) => ({
        ...rowOf(banner, theme, index),
        placement: banner.placement ?? 'banner',
        spots: json(banner.spots ?? []),
        ends_at: banner.endsAt?.(now) ?? null,
      })),
  );
  await write(
    'testimonials',
    homes
      .flatMap(({ theme, testimonials = [] }) =>
        testimonials.map((testimonial) => ({ theme, ...testimonial })),
      )
      .map(({ id, theme, name, place, text, rating }, index) => ({
        id,
        theme,
        position: index + 1,
        name: json(name),
        place: json(place),
        text: json(text),
        rating,
      })),
  );
  await writeCollections(write, catalogue);
  await write(
    'adverts',
    valuesOf(catalogue, 'adverts').map(({ id, priority, title, content, link, picture }) => ({
      id,
      priority,
      title: json(title),
      content: json(cleanHtmlOfBoth(content)),
      picture: json(storedPicture(picture)),
      link,
      active: true,
    })),
  );
}

async function writeCollections(write: RowWriter, catalogue: Catalogue): Promise<void> {
  const collections = valuesOf(catalogue, 'collections');
  const productIds = new Map(valuesOf(catalogue, 'products').map(({ slug, id }) => [slug, id]));
  await write(
    'collections',
    collections.map(({ id, slug, theme, title, link }, index) => ({
      id,
      slug,
      title: json(title),
      link,
      position: index + 1,
      ...(theme && { theme }),
    })),
  );
  await write(
    'collection_products',
    collections.flatMap(({ id, products }) =>
      products.map((slug, position) => ({
        collection_id: id,
        product_id: productIds.get(slug) ?? 0, // checked to be there
        position,
      })),
    ),
  );
}

function rowOf(entry: Slide, theme: string, index: number) {
  return {
    id: entry.id,
    position: index + 1,
    theme,
    title: json(entry.title),
    sub_title: json(entry.subTitle),
    text: json(entry.text),
    button: json(entry.button),
    link: entry.link,
    picture: json(storedPicture(entry.picture)),
  };
}
