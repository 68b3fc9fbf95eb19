import { commentAnswerSchema, commentInputSchema, commentsAnswerSchema } from '@dana/contracts/api/comment';
import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { pageMeta, readPaging } from '../http/paging.ts';
import { readBody } from '../http/read-input.ts';
import { composeCommentMail } from '../voices/comment-links.ts';
import { writtenIn } from '../voices/written-in.ts';

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
      await limits.count(c, input.email);
      const lang = c.get('lang');
      const isOpen = deps.comments === 'open';
      const row = await deps.db
        .insertInto('comments')
        .values({
          post_id: post.id,
          parent_id: await parentOf(post.id, input.parent_id),
          name: input.name,
          email: input.email,
          text: input.text,
          lang: writtenIn(input.text),
          approved: isOpen,
          created_at: deps.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (isOpen) {
        const message = noticeText('comment_published', lang);
        return answer(c, commentAnswerSchema, { success: true, message, data: present(row) }, 201);
      }
      const waiting = { ...row, postTitle: localise(post.title, row.lang) };
      deps.mail.send(() => composeCommentMail(deps, waiting, row.lang));
      const message = noticeText('comment_awaits', lang);
      return answer(c, commentAnswerSchema, { success: true, message, data: null }, 202);
    });

  async function postOf(slug: string) {
    const row = await deps.db
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  }

  /** The comment that is answered: one that can be read, on the same article. */
  async function parentOf(postId: number, wished: string | null | undefined): Promise<number | null> {
    if (!wished) return null;
    const row = await deps.db
      .selectFrom('comments')
      .select('id')
      .where('id', '=', rowId(wished) ?? -1)
      .where('post_id', '=', postId)
      .where('approved', '=', true)
      .executeTakeFirst();
    if (!row) throw new ApiFailure(422, 'invalid_input', { fields: { parent_id: 'validation.invalid' } });
    return row.id;
  }
}

function present(row: Selectable<Database['comments']>) {
  const { id, parent_id, name, text, lang } = row;
  return { id, parent_id, name, text, lang, created_at: row.created_at.toISOString() };
}
