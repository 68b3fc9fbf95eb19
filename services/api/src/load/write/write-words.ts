import type { Db } from '../../database/schema.ts';
import type { EntryOf } from '../format/catalogue-format.ts';
import type { Said } from '../format/content.ts';
import type { Product } from '../format/products.ts';
import { writeRows } from './write-rows.ts';

/** Nobody answers what readers of a catalogue wrote. */
const readersEmail = 'reader@shop.invalid';

type Written = { posts: readonly EntryOf<'posts'>[]; comments: readonly EntryOf<'comments'>[] };

/** Writes what the folder says that readers wrote about these posts, which come into the shop. */
export async function writeComments(trx: Db, { posts, comments }: Written, now: Date): Promise<void> {
  const postIds = new Map(posts.map(({ slug, id }) => [slug, id]));
  for (const { post, replies = [], ...comment } of comments) {
    const postId = postIds.get(post);
    if (postId === undefined) continue;
    const id = await writeComment(trx, comment, { postId, parentId: null, now });
    for (const reply of replies) await writeComment(trx, reply, { postId, parentId: id, now });
  }
}

type Place = { postId: number; parentId: number | null; now: Date };

async function writeComment(
  trx: Db,
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

/** Writes what the folder says was written about these products, which come into the shop. */
export async function writeReviews(trx: Db, products: readonly Product[], now: Date): Promise<void> {
  // In the order of ids, whatever the files are called: reviews are numbered as they are written.
  const inOrder = products.toSorted((one, other) => one.id - other.id);
  await writeRows(
    trx,
    'reviews',
    inOrder.flatMap(({ id, reviews = [] }) =>
      reviews.map(({ writtenAt, ...review }) => ({ ...review, product_id: id, created_at: writtenAt(now) })),
    ),
  );
}
