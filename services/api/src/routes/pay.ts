import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { answerPage } from '../pages/html-page.ts';
import { isOwnPayLink, type PaymentRow, payPath } from '../payments/pay-link.ts';
import { outcomePage, payPage, troublePage, unknownPage } from '../payments/pay-page.ts';
import { payTexts } from '../payments/pay-texts.ts';
import { expireDuePayments, settlePayment } from '../commerce/settle-payment.ts';

const bodyBytesMax = 4096;
const resultOf = { approve: 'paid', decline: 'declined', cancel: 'cancelled' } as const;
// The word in the address is a hint; the confirmation page asks for the order itself.
const hintOf = {
  pending: 'pending',
  paid: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** GET and POST pay/{id}: the payment page, to be mounted beside the API, at the storefront's root. */
export function payRoutes(deps: ApiDeps) {
  const shopLink = (lang: Lang, path = '') => `${deps.publicOrigin}/${lang}${path}`;
  const resultLink = ({ order_id, status }: PaymentRow, lang: Lang) =>
    shopLink(lang, `/order-confirmation?order=${order_id}&result=${hintOf[status]}`);

  return new Hono<ApiEnv>()
    .get('/pay/:id', async (c) => {
      const lang = c.get('lang');
      const found = await find(c, c.req.param('id'));
      if (!found) return answerUnknown(c, lang);
      const { payment, number } = found;
      const otherPath = await payPath(deps, payment, lang === 'ar' ? 'en' : 'ar');
      if (payment.status !== 'pending') {
        const body = outcomePage(payment.status, { lang, backLink: resultLink(payment, lang), otherPath });
        return answerPage(c, { lang, title: payTexts[lang].outcomes[payment.status].title, body });
      }
      const path = await payPath(deps, payment, lang);
      return answerPage(c, {
        lang,
        title: `${payTexts[lang].title} · ${payTexts[lang].provider}`,
        body: payPage({ payment, orderNumber: number, lang, path, otherPath }),
        // Browsers hold the redirect after a form to the same rule.
        formTarget: deps.publicOrigin,
      });
    })
    .post('/pay/:id', bodyLimit({ maxSize: bodyBytesMax, onError: tooLarge }), async (c) => {
      const lang = c.get('lang');
      const found = await find(c, c.req.param('id'));
      if (!found) return answerUnknown(c, lang);
      const result = decisionOf(new URLSearchParams(await c.req.text()).get('decision'));
      const settled = await settlePayment(deps, found.payment.id, result);
      return c.redirect(resultLink(settled?.payment ?? found.payment, lang), 303);
    });

  /** The payment of a link that was made here, ended first when its time is up. */
  async function find(c: Context, id: string) {
    if (!(await isOwnPayLink(deps, id, c.req.query()))) return null;
    const load = () =>
      deps.db
        .selectFrom('payments as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .selectAll('p')
        .select('o.number')
        .where('p.id', '=', id)
        .executeTakeFirst();
    const known = await load();
    if (!known) return null;
    const row = (await expireDuePayments(deps, known.order_id)) > 0 ? await load() : known;
    return row ? { payment: row, number: row.number } : null;
  }

  function answerUnknown(c: Context, lang: Lang): Response {
    const { title } = payTexts[lang].unknown;
    return answerPage(c, { lang, title, body: unknownPage(lang, shopLink(lang)), status: 404 });
  }
}

/** What a shopper sees when the page fails: a page of its own, with the way to try again. */
export function answerTrouble(c: Context<ApiEnv>): Response {
  const lang = c.get('lang') ?? 'en';
  const { pathname, search } = new URL(c.req.url);
  const body = troublePage(lang, `${pathname}${search}`);
  return answerPage(c, { lang, title: payTexts[lang].trouble.title, body, status: 503 });
}

function decisionOf(decision: string | null): (typeof resultOf)[keyof typeof resultOf] {
  if (decision === 'approve' || decision === 'decline' || decision === 'cancel') return resultOf[decision];
  throw new ApiFailure(422, 'invalid_input', { fields: { decision: 'validation.invalid' } });
}

function tooLarge(): never {
  throw new ApiFailure(413, 'body_too_large');
}
