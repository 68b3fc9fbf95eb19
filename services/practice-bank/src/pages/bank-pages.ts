import { createHash } from 'node:crypto';
import { majorText } from '@dana/contracts/money';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { behaviours } from '../behaviour.ts';
import type { Charge } from '../charges/charge.ts';
import { bankStyle } from './bank-style.ts';
import { pageMessages, type Lang } from './page-messages.ts';

type Part = ReturnType<typeof html>;
type Page = {
  lang: Lang;
  title: string;
  body: Part;
  otherPath?: string;
  formTarget?: string;
  status?: 200 | 404;
};

const styleHash = createHash('sha256').update(bankStyle).digest('base64');
// The shop's own clock, whatever the server's.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kuwait',
});

/** Answers with a whole page: no script, never framed, never stored. Its form may lead on to `formTarget`. */
export function answerBankPage(c: Context, page: Page): Response | Promise<Response> {
  const { lang, title, body, otherPath, formTarget = '', status = 200 } = page;
  const messages = pageMessages[lang];
  const other = lang === 'ar' ? 'en' : 'ar';
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Robots-Tag', 'noindex');
  const switcher = otherPath
    ? html`<a href="${otherPath}" lang="${other}" hreflang="${other}">${messages.otherLanguage}</a>`
    : '';
  return c.html(
    html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${messages.bank}</title>
<style>${raw(bankStyle)}</style>
</head>
<body>
<header><p>${messages.bank} <small>${messages.trial}</small></p>${switcher}</header>
<main>${body}</main>
</body>
</html>`,
    status,
  );
}

/** The form on which a shopper decides a payment: what is paid to whom, and the three ways it can end. */
export function decisionForm(charge: Charge, lang: Lang, path: string): Part {
  const messages = pageMessages[lang];
  const amount = `${charge.currency} ${majorText(charge.amount, charge.currency)}`;
  const options = behaviours.map(
    (each) => html`<option value="${each}">${messages.behaviours[each]}</option>`,
  );
  return html`<form method="post" action="${path}">
<h1>${messages.title}</h1>
<p class="amount"><bdi dir="ltr">${amount}</bdi></p>
<dl>
<dt>${messages.merchant}</dt><dd><bdi dir="ltr">${new URL(charge.return_url).host}</bdi></dd>
<dt>${messages.order}</dt><dd><bdi dir="ltr">${charge.order}</bdi></dd>
<dt>${messages.track}</dt><dd><bdi dir="ltr">${charge.track}</bdi></dd>
<dt>${messages.until}</dt><dd><bdi dir="ltr">${clock.format(new Date(charge.expires_at))}</bdi></dd>
</dl>
<label>${messages.report}<select name="behaviour">${options}</select></label>
<div class="ways">
<button class="first" name="decision" value="approve">${messages.approve}</button>
<button class="danger" name="decision" value="decline">${messages.decline}</button>
<button name="decision" value="cancel">${messages.cancel}</button>
</div>
<p class="note">${messages.noMoney}</p>
</form>`;
}

/** How a payment ended, and the way back; of none without a link. */
export function outcomeCard(
  outcome: 'paid' | 'declined' | 'cancelled' | 'expired' | 'unknown',
  lang: Lang,
  backLink?: string,
): Part {
  const messages = pageMessages[lang];
  const { title, text } = outcome === 'unknown' ? messages.unknown : messages.outcomes[outcome];
  const back = backLink ? html`<p><a class="button first" href="${backLink}">${messages.back}</a></p>` : '';
  return html`<div><h1 class="${outcome === 'paid' ? 'good' : 'bad'}">${title}</h1><p>${text}</p>${back}</div>`;
}
