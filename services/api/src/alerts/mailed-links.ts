import { Hono } from 'hono';
import type { Mail } from '@dana/server/mail/mailer';
import type { ApiDeps } from '../deps.ts';
import type { Email, ShownProduct } from '../emails/layout/email.ts';
import { renderEmail } from '../emails/layout/render-email.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { answerPage, questionPage, type QuestionWords } from '../pages/html-page.ts';
import { type EmailWords, sayAll, type Messages, type Values } from '../messages.ts';

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

type PageWords = Record<`${Step}_${State}`, QuestionWords | undefined> &
  Record<`${Step}_waiting`, QuestionWords>;

/** One kind of alert behind its links. */
export type Alert = {
  kind: Kind;
  questions: keyof Messages['questions'];
  /** What its questions name, in the form that `context` names. */
  named?: (deps: ApiDeps, lang: Lang) => Promise<{ values: Values; context: string | undefined }>;
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
type Sending = {
  to: string;
  lang: Lang;
  link: string;
  out: string;
  products?: readonly ShownProduct[];
  values?: Values;
  context?: string | undefined;
};

/** An e-mail about an alert: mail programs offer its way out, too (RFC 8058). */
export function renderAlert(
  deps: ApiDeps,
  kind: keyof Messages['emails'],
  { to, lang, link, out, products, values, context }: Sending,
): Promise<Mail> {
  const { press, leave, ...words } = sayAll<EmailWords>(lang, `emails.${kind}`, values, context);
  const email: Email = {
    ...words,
    ...(products && { products }),
    ...(press && { action: { label: press, link } }),
    wayOut: { label: leave, link: out },
  };
  return renderEmail(deps, email, { to, unsubscribe: out, lang });
}

/**
 * GET and POST {kind}/confirm/{key} and {kind}/leave/{key}: the pages behind the links. A mail program posts to the second one by
 * itself when its reader unsubscribes there.
 */
export function alertLinkRoutes(deps: ApiDeps, { kind, questions, named, state, confirm, leave }: Alert) {
  const app = new Hono<ApiEnv>();
  for (const [step, act] of [
    ['confirm', confirm],
    ['leave', leave],
  ] as const)
    app
      .get(`/${kind}/${step}/:key`, async (c) => {
        const [key, lang] = [c.req.param('key'), c.get('lang')];
        const { values, context } = (await named?.(deps, lang)) ?? {};
        const all = sayAll<PageWords>(lang, `questions.${questions}`, values, context);
        const said = all[`${step}_${await state(deps, step, key)}`] ?? all[`${step}_waiting`];
        return answerPage(c, { lang, ...questionPage(said, lang, (each) => pathTo(kind, step, key, each)) });
      })
      .post(`/${kind}/${step}/:key`, async (c) => {
        await act(deps, c.req.param('key'));
        return c.redirect(pathTo(kind, step, c.req.param('key'), c.get('lang')), 303);
      });
  return app;
}
