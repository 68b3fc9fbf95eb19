import { commentAnswerSchema, commentInputSchema, commentsAnswerSchema } from '@dana/contracts/api/comment';
import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueEmail } from '../emails/queue.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../messages.ts';
import { pageMeta, readBody, readPaging } from '../http/read-input.ts';

type Row = Selectable<Database['comments']>;
type Input = z.output<typeof commentInputSchema>;

const windowSeconds = 600;

/** GET and POST posts/{slug}/comments. */
export function commentRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limits = callLimits(deps, 'comment', deps.limits.messages, windowSeconds);
  return new Hono<ApiEnv>()
    .get('/posts/:slug/comments', async (c) => {
      const post = await postOf(c.req.param('slug'));
      const paging = readPaging(c, { standard: 100, max: 200 });
      const shown = deps.db
        .selectFrom('comments')
        .where('post_id', '=', post.id)
        .where('approved', '=', true);
      const [{ total }, rows] = await Promise.all([
        shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        shown
          .selectAll()
          .orderBy('created_at')
          .orderBy('id')
          .limit(paging.perPage)
          .offset(paging.offset)
          .execute(),
      ]);
      const data = rows.map(present);
      return answer(c, commentsAnswerSchema, { success: true, data, meta: pageMeta(paging, total) });
    })
    .post('/posts/:slug/comments', async (c) => {
      const post = await postOf(c.req.param('slug'));
      const input = await readBody(c, commentInputSchema);
      const lang = c.get('lang');
      const isOpen = deps.comments === 'open';
      const written = await writeOnce(deps, c, {
        body: input,
        before: () => limits.countAsker(c, input.email),
        async work(trx) {
          const row = await insert(trx, post.id, input, isOpen);
          if (isOpen) {
            const message = noticeText('comment_published', lang);
            return { success: true as const, message, data: present(row) };
          }
          await queueEmail(trx, deps, { kind: 'comment_waiting', lang: row.lang, facts: { id: row.id } });
          return { success: true as const, message: noticeText('comment_awaits', lang), data: null };
        },
      });
      return answer(c, commentAnswerSchema, written, written.data ? 201 : 202);
    });

  async function insert(trx: Db, postId: number, input: Input, approved: boolean): Promise<Row> {
    const { name, email, text } = input;
    const parentId = await parentOf(trx, postId, input.parent_id);
    const words = { name, email, text, lang: writtenIn(text), approved, created_at: deps.now() };
    return trx
      .insertInto('comments')
      .values({ ...words, post_id: postId, parent_id: parentId })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function postOf(slug: string) {
    const row = await deps.db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', slug)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }

  /** The comment that is answered: one that can be read, on the same article. */
  async function parentOf(
    db: Db,
    postId: number,
    requested: string | null | undefined,
  ): Promise<number | null> {
    if (!requested) return null;
    const row = await db
      .selectFrom('comments')
      .select('id')
      .where('id', '=', rowId(requested) ?? -1)
      .where('post_id', '=', postId)
      .where('approved', '=', true)
      .executeTakeFirst();
    if (!row) throw new ApiFailure(422, 'invalid_input', { fields: { parent_id: 'validation.invalid' } });
    return row.id;
  }
}

function present(row: Row) {
  const { id, parent_id, name, text, lang } = row;
  return { id, parent_id, name, text, lang, created_at: row.created_at.toISOString() };
}

/** The language of a text that somebody typed: by its letters, whatever page it was typed on. */
export function writtenIn(text: string): 'en' | 'ar' {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}
