import { homeThemes } from '@dana/contracts/api/home';
import sanitizeHtml from 'sanitize-html';
import { json, type Localised } from '../../database/stored.ts';
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
      .map(({ id, slug, title, summary, content }, index) => ({
        id,
        slug,
        title: json(title),
        summary: json(summary),
        content: json(htmlOfBoth(content)),
        position: index + 1,
      })),
  );
  const posts = valuesOf(catalogue, 'posts').toSorted(byId);
  await write(
    'posts',
    posts.map((post) => ({
      id: post.id,
      slug: post.slug,
      title: json(post.title),
      excerpt: json(post.excerpt),
      content: json(htmlOfBoth(post.content)),
      category: json(post.category),
      author: json(post.author),
      tags: json(post.tags),
      picture: json(storedPicture(post.picture)),
      media: post.quote ? json({ type: 'quote', value: post.quote }) : null,
      published_at: post.publishedAt(now),
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
