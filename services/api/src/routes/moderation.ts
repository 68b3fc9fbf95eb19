import { type Context, Hono } from 'hono';
import { localise } from '../catalogue/localise.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { readBytes } from '../http/read-input.ts';
import { answerPage } from '../pages/html-page.ts';
import { isOwnModerationLink, moderationPath } from '../reviews/comment-links.ts';
import { moderationPage, moderationTexts, removedPage } from '../reviews/moderation-page.ts';

const bodyBytesMax = 4096;

/** GET and POST moderation/comments/{id}: the page behind the link in the shop's mail. */
export function moderationRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>()
    .get('/moderation/comments/:id', async (c) => {
      const lang = c.get('lang');
      const id = await idOf(c);
      const row = await deps.db
        .selectFrom('comments as c')
        .innerJoin('posts as p', 'p.id', 'c.post_id')
        .selectAll('c')
        .select('p.title')
        .where('c.id', '=', id)
        .executeTakeFirst();
      const title = moderationTexts[lang].title;
      if (!row) return answerPage(c, { lang, title, body: removedPage(lang) });
      const path = await moderationPath(deps, id, lang);
      const otherPath = await moderationPath(deps, id, lang === 'ar' ? 'en' : 'ar');
      const comment = { ...row, postTitle: localise(row.title, lang) };
      return answerPage(c, { lang, title, body: moderationPage({ comment, lang, path, otherPath }) });
    })
    .post('/moderation/comments/:id', async (c) => {
      const id = await idOf(c);
      const body = await readBytes(c, bodyBytesMax, 'body_too_large');
      const decision = new URLSearchParams(body.toString('utf8')).get('decision');
      if (decision === 'approve')
        await deps.db.updateTable('comments').set({ approved: true }).where('id', '=', id).execute();
      else if (decision === 'remove') await deps.db.deleteFrom('comments').where('id', '=', id).execute();
      else throw new ApiFailure(422, 'invalid_input', { fields: { decision: 'validation.invalid' } });
      return c.redirect(await moderationPath(deps, id, c.get('lang')), 303);
    });

  async function idOf(c: Context): Promise<number> {
    const id = rowId(c.req.param('id') ?? '');
    if (!id || !(await isOwnModerationLink(deps, id, c.req.query('signature')))) throw notFound();
    return id;
  }
}
