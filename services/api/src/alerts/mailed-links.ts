import { Hono } from 'hono';
import type { Mail } from '@dana/server/mail/mailer';
import type { ApiDeps } from '../deps.ts';
import type { Letter, ShownProduct } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { answerPage } from '../pages/html-page.ts';
import { questionPage, type QuestionWords } from '../pages/question-page.ts';

/*
 * What newsletter, stock and price alerts have in common: an e-mail asks whether they are wanted, and every one of them carries a link
 * that ends them. Both links lead to a page that asks once more, since mail programs open links by themselves.
 */

/** What can be done by a link. */
type Step = 'confirm' | 'leave';
/** How it stands with what a link's key names. */
type State = 'waiting' | 'confirmed' | 'none';
/** As addresses name it; links of e-mails that were sent long ago have it. */
type Kind = 'newsletter' | 'stock-requests' | 'price-letters';

export type PageWords = Record<
  'confirm_waiting' | 'confirm_confirmed' | 'confirm_none' | 'leave_waiting' | 'leave_none',
  QuestionWords
> & { leave_confirmed?: QuestionWords };

/** The words of an e-mail, of its button and of the link that ends alerts of its kind. */
export type AlertWords = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'closing'> & {
  press?: string;
  leave: string;
};

/** One kind of alert behind its links. */
export type Alert = {
  kind: Kind;
  words: (deps: ApiDeps, lang: Lang) => PageWords | Promise<PageWords>;
  state: (deps: ApiDeps, step: Step, key: string) => Promise<State>;
  confirm: (deps: ApiDeps, key: string) => Promise<void>;
  leave: (deps: ApiDeps, key: string) => Promise<void>;
};

/** How long a link that confirms is good; what nobody confirmed until then is dropped. */
export const confirmedWithinMs = 7 * 24 * 60 * 60 * 1000;

const pathTo = (kind: Kind, step: Step, key: string, lang: Lang): string =>
  `/api/${kind}/${step}/${key}?lang=${lang}`;

/** The address that an e-mail carries; who has the key may answer. */
export const alertLink = (
  { publicOrigin }: Pick<ApiDeps, 'publicOrigin'>,
  kind: Kind,
  step: Step,
  { key, lang }: { key: string; lang: Lang },
): string => `${publicOrigin}${pathTo(kind, step, key, lang)}`;

/** Where an e-mail goes, what its button leads to, and how it ends. */
type Sending = { to: string; lang: Lang; link?: string; out: string; products?: readonly ShownProduct[] };

/** An e-mail about an alert: mail programs offer its way out, too (RFC 8058). */
export function renderAlert(
  deps: ApiDeps,
  { press, leave, ...words }: AlertWords,
  { to, lang, link, out, products }: Sending,
): Promise<Mail> {
  const letter: Letter = {
    ...words,
    ...(products && { products }),
    ...(press && link && { action: { label: press, link } }),
    wayOut: { label: leave, link: out },
  };
  return renderLetter(deps, letter, { to, unsubscribe: out, lang });
}

/**
 * GET and POST {kind}/confirm/{key} and {kind}/leave/{key}: the pages behind the links. A mail program posts to the second one by
 * itself when its reader unsubscribes there.
 */
export function alertLinkRoutes(deps: ApiDeps, { kind, words, state, confirm, leave }: Alert) {
  const app = new Hono<ApiEnv>();
  for (const [step, act] of [
    ['confirm', confirm],
    ['leave', leave],
  ] as const)
    app
      .get(`/${kind}/${step}/:key`, async (c) => {
        const [key, lang] = [c.req.param('key'), c.get('lang')];
        const all = await words(deps, lang);
        const said = all[`${step}_${await state(deps, step, key)}`] ?? all[`${step}_waiting`];
        return answerPage(c, { lang, ...questionPage(said, lang, (each) => pathTo(kind, step, key, each)) });
      })
      .post(`/${kind}/${step}/:key`, async (c) => {
        await act(deps, c.req.param('key'));
        return c.redirect(pathTo(kind, step, c.req.param('key'), c.get('lang')), 303);
      });
  return app;
}
