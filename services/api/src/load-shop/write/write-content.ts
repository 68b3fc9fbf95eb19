import { json } from '../../database/stored.ts';
import { valuesOf } from './catalogue-lists.ts';
import { htmlOfBoth } from './prose.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { storedPicture } from './stored-pictures.ts';
import type { RowWriter } from './write-rows.ts';

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
