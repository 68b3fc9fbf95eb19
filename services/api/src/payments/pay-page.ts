import { majorText } from '@dana/contracts/money';
import type { Lang } from '../http/context.ts';
import { html, type Html } from '../pages/html-page.ts';
import type { PaymentRow } from './pay-link.ts';
import { payTexts } from './pay-texts.ts';

type PayPage = {
  payment: PaymentRow;
  orderNumber: string;
  lang: Lang;
  /** This page's own address, and the same in the other language. */
  path: string;
  otherPath: string;
};

/** The page on which a shopper decides a payment: what is paid to whom, and the three ways it can end. */
export function payPage({ payment, orderNumber, lang, path, otherPath }: PayPage): Html {
  const texts = payTexts[lang];
  return html`${head(lang, otherPath)}
<main>
<form class="card" method="post" action="${path}">
<h1>${texts.title}</h1>
<p class="amount"><span>${amountOf(payment)}</span></p>
<dl>
<dt>${texts.merchant}</dt><dd>${texts.shop}</dd>
<dt>${texts.order}</dt><dd><span class="ltr">${orderNumber}</span></dd>
<dt>${texts.reference}</dt><dd><span class="ltr">${payment.reference}</span></dd>
<dt>${texts.until}</dt><dd><span class="ltr">${clockOf(payment.expires_at)}</span></dd>
</dl>
<div class="actions">
<button class="first" name="decision" value="approve">${texts.approve}</button>
<div class="actions-two">
<button class="danger" name="decision" value="decline">${texts.decline}</button>
<button name="decision" value="cancel">${texts.cancel}</button>
</div>
</div>
<p class="note muted">${texts.noMoney}</p>
</form>
</main>`;
}

/** The page of a payment that was decided before: how it ended, and the way back. */
export function outcomePage(
  status: Exclude<PaymentRow['status'], 'pending'>,
  { lang, backLink, otherPath }: { lang: Lang; backLink: string; otherPath: string },
): Html {
  const texts = payTexts[lang];
  const { title, text } = texts.outcomes[status];
  return html`${head(lang, otherPath)}
<main><div class="card">
<h1 class="${status === 'paid' ? 'outcome-good' : 'outcome-bad'}">${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button first" href="${backLink}">${texts.back}</a></p>
</div></main>`;
}

/** The page of a link that is not ours. */
export function unknownPage(lang: Lang, backLink: string): Html {
  const texts = payTexts[lang];
  return html`${head(lang, null)}
<main><div class="card">
<h1>${texts.unknown.title}</h1>
<p>${texts.unknown.text}</p>
<p class="actions"><a class="button first" href="${backLink}">${texts.back}</a></p>
</div></main>`;
}

/** The page that is shown when no other can be: the link stays good, and opening it again is the way on. */
export function troublePage(lang: Lang, link: string): Html {
  const { title, text, again } = payTexts[lang].trouble;
  return html`${head(lang, null)}
<main><div class="card">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button first" href="${link}">${again}</a></p>
</div></main>`;
}

function head(lang: Lang, otherPath: string | null): Html {
  const texts = payTexts[lang];
  const other = lang === 'ar' ? 'en' : 'ar';
  const language = otherPath
    ? html`<a class="language" href="${otherPath}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>`
    : html``;
  return html`<header class="bar">
<p class="brand">${texts.provider} <small>${texts.trial}</small></p>
${language}
</header>`;
}

const amountOf = (payment: PaymentRow) =>
  `${payment.currency} ${majorText(payment.amount_minor, payment.currency)}`;

// The shop's own clock, whatever the server's.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kuwait',
});
const clockOf = (time: Date) => clock.format(time);
