import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { newsletterPath, type NewsletterStep } from '../newsletter/newsletter-links.ts';
import { newsletterPage } from '../newsletter/newsletter-page.ts';
import { confirm, leave } from '../newsletter/subscribe.ts';
import { answerPage } from '../pages/html-page.ts';
import { ownShop } from '../shop/own-shop.ts';

/**
 * GET and POST newsletter/confirm/{key} and newsletter/leave/{key}: the pages behind the links in letters. A mail program
 * posts to the second one by itself when its reader unsubscribes there (RFC 8058).
 */
export function newsletterRoutes(deps: ApiDeps) {
  const show = async (c: Context<ApiEnv>, step: NewsletterStep) => {
    const key = c.req.param('key') ?? '';
    const lang = c.get('lang');
    const row = await deps.db
      .selectFrom('newsletter_subscribers')
      .select('confirmed_at')
      .where('key', '=', key)
      .executeTakeFirst();
    const state = row ? (row.confirmed_at ? 'confirmed' : 'waiting') : 'none';
    const often = (await ownShop(deps.db)).newsletter?.often?.[lang];
    return answerPage(c, { lang, ...newsletterPage({ step, state, key, lang, often }) });
  };
  const act = async (c: Context<ApiEnv>, step: NewsletterStep, work: typeof leave) => {
    const key = c.req.param('key') ?? '';
    await work(deps, key);
    return c.redirect(newsletterPath(step, key, c.get('lang')), 303);
  };
  return new Hono<ApiEnv>()
    .get('/newsletter/confirm/:key', (c) => show(c, 'confirm'))
    .get('/newsletter/leave/:key', (c) => show(c, 'leave'))
    .post('/newsletter/confirm/:key', (c) => act(c, 'confirm', confirm))
    .post('/newsletter/leave/:key', (c) => act(c, 'leave', leave));
}
