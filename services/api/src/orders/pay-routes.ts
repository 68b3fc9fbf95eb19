import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { answerPage, html, type Html, pageBar } from '../pages/html-page.ts';
import { messages } from '../messages.ts';
import { GatewayAway, GatewayRefused } from '../payments/gateway.ts';
import { beginPayment, isOwnPayLink, type PaymentRow, payPath } from '../payments/pay-link.ts';
import { expireDuePayments, refreshPayment, takeMessage } from './open-payments.ts';

const bodyBytesMax = 4096;
// The word in the address is a hint; the confirmation page asks for the order itself.
const hintOf = {
  pending: 'pending',
  paid: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/**
 * GET pay/{id} leads to the gateway's page of a payment, and pay/{id}/back from there to the order: at the storefront's root,
 * so that what emails and answers name never changes. Of a payment that is over both lead to its order.
 */
export function payRoutes(deps: ApiDeps) {
  const shopLink = (lang: Lang, path = '') => `${deps.publicOrigin}/${lang}${path}`;
  const orderLink = ({ order_id, status }: PaymentRow, lang: Lang) =>
    shopLink(lang, `/order-confirmation?order=${order_id}&result=${hintOf[status]}`);

  return (
    new Hono<ApiEnv>()
      .get('/pay/:id', async (c) => {
        const lang = c.get('lang');
        const payment = await find(c, c.req.param('id'));
        if (!payment) return answerUnknown(c, lang);
        if (payment.status !== 'pending') return c.redirect(orderLink(payment, lang), 303);
        c.header('Cache-Control', 'no-store');
        try {
          return c.redirect(await beginPayment(deps, payment, lang), 303);
        } catch (error) {
          if (!(error instanceof GatewayAway) && !(error instanceof GatewayRefused)) throw error;
          c.get('log').error({ err: error, payment: payment.id }, 'a payment could not be begun');
          return answerTrouble(c, orderLink(payment, lang));
        }
      })
      .get('/pay/:id/back', async (c) => {
        const lang = c.get('lang');
        const payment = await find(c, c.req.param('id'));
        if (!payment) return answerUnknown(c, lang);
        // Its message may be late, or lost.
        await refreshPayment(deps, payment.order_id, { isUrgent: true });
        c.header('Cache-Control', 'no-store');
        return c.redirect(orderLink((await load(payment.id)) ?? payment, lang), 303);
      })
      // The form of a page that an earlier release showed.
      .post('/pay/:id', bodyLimit({ maxSize: bodyBytesMax, onError: tooLarge }), async (c) => {
        const lang = c.get('lang');
        const payment = await find(c, c.req.param('id'));
        return payment ? c.redirect(await payPath(deps, payment, lang), 303) : answerUnknown(c, lang);
      })
  );

  function load(id: string): Promise<PaymentRow | undefined> {
    return deps.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The payment of a link that was made here, ended first when its time is up. */
  async function find(c: Context, id: string): Promise<PaymentRow | undefined> {
    if (!(await isOwnPayLink(deps, id, c.req.query()))) return undefined;
    const known = await load(id);
    return known && (await expireDuePayments(deps, known.order_id)) > 0 ? load(id) : known;
  }

  function answerUnknown(c: Context<ApiEnv>, lang: Lang): Promise<Response> {
    const { title } = messages[lang].pay.unknown;
    return answerPage(c, { lang, title, body: unknownPage(lang, shopLink(lang)), status: 404 });
  }
}

/** What a shopper sees when there is no way on to the gateway: a page with another try, and the way to the order. */
export function answerTrouble(c: Context<ApiEnv>, orderLink?: string): Promise<Response> {
  const lang = c.get('lang') ?? 'en';
  const { pathname, search } = new URL(c.req.url);
  const body = troublePage(lang, `${pathname}${search}`, orderLink);
  return answerPage(c, { lang, title: messages[lang].pay.trouble.title, body, status: 503 });
}

function tooLarge(): never {
  throw new ApiFailure(413, 'body_too_large');
}

const messageBytesMax = 64 * 1024;

/**
 * POST {gateway}/messages: what a gateway reports. Known by its signature alone, over the very bytes that came. 401 for a
 * wrong one; any failure of ours is answered as one, so that the gateway sends it again.
 */
export function paymentMessageRoutes(deps: ApiDeps) {
  const onError = () => {
    throw new ApiFailure(413, 'body_too_large');
  };
  return new Hono<ApiEnv>().post(
    '/:gateway/messages',
    bodyLimit({ maxSize: messageBytesMax, onError }),
    async (c) => {
      const { gateway } = deps;
      if (gateway?.name !== c.req.param('gateway')) throw notFound();
      const body = await c.req.text();
      const message = gateway.readMessage({ body, header: (name) => c.req.header(name) });
      if (!message) {
        c.get('log').warn('a message to the shop has a wrong signature');
        throw new ApiFailure(401, 'unauthenticated');
      }
      await takeMessage(deps, gateway, message);
      return c.json({ success: true });
    },
  );
}

/** The page of a link that is not ours. */
function unknownPage(lang: Lang, backLink: string): Html {
  return html`${pageBar(lang)}
<main><div class="card">
<h1>${messages[lang].pay.unknown.title}</h1>
<p>${messages[lang].pay.unknown.text}</p>
<p class="actions"><a class="button first" href="${backLink}">${messages[lang].pay.back}</a></p>
</div></main>`;
}

/** The page that is shown when the bank's cannot be: opening the link again is one way on, and the order another. */
function troublePage(lang: Lang, link: string, orderLink?: string): Html {
  const { title, text, again, order } = messages[lang].pay.trouble;
  const toOrder = orderLink ? html`<a class="button" href="${orderLink}">${order}</a>` : html``;
  return html`${pageBar(lang)}
<main><div class="card">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button first" href="${link}">${again}</a>${toOrder}</p>
</div></main>`;
}
