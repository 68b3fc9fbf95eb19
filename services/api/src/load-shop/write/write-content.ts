import type { Kysely } from 'kysely';
import { json } from '../../database/json.ts';
import type { Database } from '../../database/schema.ts';
import { valuesOf } from './catalogue-lists.ts';
import type { Said } from '../format/content.ts';
import { htmlOfBoth } from './prose.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { storedPicture } from './stored-pictures.ts';
import { writeRows } from './write-rows.ts';

/** Nobody answers what readers of a catalogue wrote. */
const readersEmail = 'reader@dana.example';

/** Writes pages, posts and what readers wrote. */
export async function writeContent(trx: Kysely<Database>, catalogue: Catalogue, now: Date): Promise<void> {
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  await writeRows(
    trx,
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
  await writeRows(
    trx,
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
  const postIds = new Map(posts.map(({ slug, id }) => [slug, id]));
  for (const { post, replies = [], ...comment } of valuesOf(catalogue, 'comments')) {
    const postId = postIds.get(post) ?? 0; // checked to be there
    const id = await writeComment(trx, comment, { postId, parentId: null, now });
    for (const reply of replies) await writeComment(trx, reply, { postId, parentId: id, now });
  }
}

type Place = { postId: number; parentId: number | null; now: Date };

async function writeComment(
  trx: Kysely<Database>,
  { name, text, lang, writtenAt }: Said,
  { postId, parentId, now }: Place,
): Promise<number> {
  const { id } = await trx
    .insertInto('comments')
    .values({
      post_id: postId,
      parent_id: parentId,
      name,
      email: readersEmail,
      text,
      lang,
      approved: true,
      created_at: writtenAt(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
