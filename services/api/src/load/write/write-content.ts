import { homeThemes } from '@dana/contracts/api/home';
import sanitizeHtml from 'sanitize-html';
import type { Localised } from '../../database/stored.ts';
import type { Slide } from '../format/content.ts';
import type { Prose } from '../format/texts.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { storedPicture } from './write-pictures.ts';
import { type RowWriter, valuesOf } from './write-rows.ts';

/** Writes pages and posts. */
export async function writeContent(write: RowWriter, catalogue: Catalogue, now: Date): Promise<void> {
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  await write(
    'pages',
    valuesOf(catalogue, 'pages')
      .toSorted(byId)
      .map((page, index) => ({ ...page, content: htmlOfBoth(page.content), position: index + 1 })),
  );
  await write(
    'posts',
    valuesOf(catalogue, 'posts')
      .toSorted(byId)
      .map(({ content, picture, quote, publishedAt, ...post }) => ({
        ...post,
        content: htmlOfBoth(content),
        picture: storedPicture(picture),
        media: quote ? { type: 'quote', value: quote } : null,
        published_at: publishedAt(now),
      })),
  );
}

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
      .map(({ theme, banner: { placement = 'banner', spots = [], endsAt, ...slide } }, index) => ({
        ...rowOf(slide, theme, index),
        ...{ placement, spots, ends_at: endsAt?.(now) ?? null },
      })),
  );
  await write(
    'testimonials',
    homes
      .flatMap(({ theme, testimonials = [] }) => testimonials.map((each) => ({ theme, ...each })))
      .map((testimonial, index) => ({ ...testimonial, position: index + 1 })),
  );
  await writeCollections(write, catalogue);
  await write(
    'adverts',
    valuesOf(catalogue, 'adverts').map(({ content, picture, ...advert }) => ({
      ...advert,
      content: cleanHtmlOfBoth(content),
      picture: storedPicture(picture),
      active: true,
    })),
  );
}

async function writeCollections(write: RowWriter, catalogue: Catalogue): Promise<void> {
  const collections = valuesOf(catalogue, 'collections');
  const productIds = new Map(valuesOf(catalogue, 'products').map(({ slug, id }) => [slug, id]));
  await write(
    'collections',
    collections.map(({ products: _products, ...collection }, index) => ({
      ...collection,
      position: index + 1,
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

function rowOf({ subTitle, picture, ...slide }: Slide, theme: string, index: number) {
  return { ...slide, theme, position: index + 1, sub_title: subTitle, picture: storedPicture(picture) };
}

type Block = string | readonly string[];

const allowed = {
  allowedTags: [
    'p',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'strong',
    'em',
    'blockquote',
    'a',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** HTML that may be stored: what is not on the list is dropped here, where texts enter the shop. */
function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** A text that is HTML already, in both languages. */
const cleanHtmlOfBoth = ({ en, ar }: { en: string; ar: string }) => ({
  en: cleanHtml(en),
  ar: cleanHtml(ar),
});

/** Paragraphs and lists as HTML. A text that starts with "## " is a heading, with "> " a quotation. */
function htmlOf(blocks: readonly Block[]): string {
  return cleanHtml(blocks.map(blockOf).join(''));
}

/** The same for both languages. */
export function htmlOfBoth(prose: Prose): Localised {
  return { ...(prose.en && { en: htmlOf(prose.en) }), ...(prose.ar && { ar: htmlOf(prose.ar) }) };
}

function blockOf(block: Block): string {
  if (typeof block !== 'string') return `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`;
  if (block.startsWith('> ')) return `<blockquote><p>${block.slice(2)}</p></blockquote>`;
  return `<p>${block}</p>`;
}
