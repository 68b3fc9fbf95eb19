import type { Kysely } from 'kysely';
import { json } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { type CommentWords, comments } from './comments.ts';
import { htmlOfBoth } from './prose.ts';
import { scenePicture } from './seed-catalogue.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Fills pages and posts. */
export async function seedContent(trx: Kysely<Database>, now: Date): Promise<void> {
  await trx
    .insertInto('pages')
    .values(
      pages.map(({ slug, title, summary, content }, index) => ({
        id: index + 1,
        slug,
        title: json(title),
        summary: json(summary),
        content: json(htmlOfBoth(content)),
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('posts')
    .values(
      posts.map((post, index) => ({
        id: index + 1,
        slug: post.slug,
        title: json(post.title),
        excerpt: json(post.excerpt),
        content: json(htmlOfBoth(post.content)),
        category: json(post.category),
        author: json(post.author),
        tags: json(post.tags),
        picture: json(scenePicture(post.scene)),
        media: post.quote ? json({ type: 'quote', value: post.quote }) : null,
        published_at: new Date(now.getTime() - post.daysAgo * dayMs),
      })),
    )
    .execute();
  await seedComments(trx, now);
}

async function seedComments(trx: Kysely<Database>, now: Date): Promise<void> {
  for (const { post, replies = [], ...comment } of comments) {
    const postId = posts.findIndex(({ slug }) => slug === post) + 1;
    const insert = ({ name, text, lang, daysAgo }: CommentWords, parentId: number | null) =>
      trx
        .insertInto('comments')
        .values({
          post_id: postId,
          parent_id: parentId,
          name,
          email: 'reader@dana.example',
          text,
          lang,
          approved: true,
          created_at: new Date(now.getTime() - daysAgo * dayMs),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await insert(comment, null);
    for (const reply of replies) await insert(reply, id);
  }
}
