import { type Context, Hono } from 'hono';
import { localise } from '../catalogue/localise.ts';
import { rowId } from '../catalogue/product-rows.ts';
import type { ApiDeps } from '../deps.ts';
import { renderEmail } from '../emails/layout/render-email.ts';
import type { Compose } from '../emails/send.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { readBytes } from '../http/read-input.ts';
import { isSigned, sign } from '../http/signed-link.ts';
import { answerPage, html, type Html, otherLang, pageBar } from '../pages/html-page.ts';
import { shopMailbox } from '../shop/own-shop.ts';
import { type EmailWords, sayAll, messages } from '../messages.ts';

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
      const { title } = messages[lang].moderation;
      if (!row) return answerPage(c, { lang, title, body: removedPage(lang) });
      const path = await moderationPath(deps, id, lang);
      const otherPath = await moderationPath(deps, id, otherLang(lang));
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

/** The path of the page on which the shop lets a comment through or removes it. Who has the link may decide. */
async function moderationPath(deps: ApiDeps, commentId: number, lang: Lang): Promise<string> {
  const signature = await sign(deps.db, textOf(commentId));
  return `/api/moderation/comments/${commentId}?lang=${lang}&signature=${signature}`;
}

/** Whether a moderation link was made here. */
function isOwnModerationLink(
  deps: ApiDeps,
  commentId: number,
  signature: string | undefined,
): Promise<boolean> {
  return isSigned(deps.db, textOf(commentId), signature);
}

const textOf = (commentId: number) => `comment ${commentId}`;

type ModerationPage = {
  comment: { name: string; text: string; lang: Lang; approved: boolean; postTitle: string };
  lang: Lang;
  path: string;
  otherPath: string;
};

/** A comment with what can be done about it. */
function moderationPage({ comment, lang, path, otherPath }: ModerationPage): Html {
  const words = messages[lang].moderation;
  const approve = comment.approved
    ? html``
    : html`<button class="first" name="decision" value="approve">${words.approve}</button>`;
  return html`${pageBar(lang, otherPath)}
<main>
<form class="card" method="post" action="${path}">
<h1>${words.title}</h1>
<p class="muted">${comment.approved ? words.shown : words.waiting}</p>
<dl>
<dt>${words.article}</dt><dd>${comment.postTitle}</dd>
<dt>${words.writer}</dt><dd dir="auto">${comment.name}</dd>
</dl>
<blockquote lang="${comment.lang}" dir="auto">${comment.text}</blockquote>
<div class="actions">
${approve}
<button class="danger" name="decision" value="remove">${words.remove}</button>
</div>
</form>
</main>`;
}

/** What stands where a comment was. */
function removedPage(lang: Lang): Html {
  const words = messages[lang].moderation;
  return html`${pageBar(lang)}
<main><div class="card"><h1>${words.title}</h1><p>${words.removed}</p></div></main>`;
}

/** Informs the shop of a comment that waits for approval; null once it was approved or removed. */
export const composeCommentEmail: Compose = async (deps, { facts, lang }) => {
  const { id } = facts as { id: number };
  const row = await deps.db
    .selectFrom('comments as c')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select(['c.name', 'c.text', 'c.approved', 'p.title'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  const to = await shopMailbox(deps);
  if (!row || row.approved || to === undefined) return null;
  const link = `${deps.publicOrigin}${await moderationPath(deps, id, lang)}`;
  const values = { name: row.name, postTitle: localise(row.title, lang) };
  const { press, ...words } = sayAll<EmailWords>(lang, 'emails.comment_waiting', values);
  const email = { ...words, quote: row.text, action: { label: press, link } };
  return renderEmail(deps, email, { to, lang });
};
