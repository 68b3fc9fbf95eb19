import type { Order } from '@dana/contracts/api/order';
import type { Shop } from '@dana/contracts/api/shop';
import { showPhone } from '@dana/contracts/show-phone';
import type { Lang } from '../http/context.ts';
import { html, type Html } from '../pages/html-page.ts';
import { addressText } from '../pages/address-text.ts';
import { dayText, moneyText } from '../pages/page-formats.ts';
import { shopLines } from '../shop/own-shop.ts';
import { invoiceSums } from './invoice-sums.ts';
import { invoiceTexts, textsOfInvoice } from './invoice-texts.ts';

type InvoicePage = {
  lang: Lang;
  order: Order;
  shop: Pick<Shop, 'contact' | 'registration' | 'taxNumber'>;
  otherPath: string;
  pdfPath: string;
};

const ltr = (text: string) => html`<span class="ltr">${text}</span>`;

/** An order as an invoice: who bought what for how much, on one sheet. */
export function invoicePage({ lang, order, shop, otherPath, pdfPath }: InvoicePage): Html {
  const texts = textsOfInvoice(order, lang);
  const other = lang === 'ar' ? 'en' : 'ar';
  const { contact } = order;
  const money = (amount: number) => ltr(moneyText(amount, order.currency));
  const rows = order.items.map(
    (
      item,
    ) => html`<tr><td><bdi>${item.name}</bdi>${item.options.map(({ name, value }) => html`<br><span class="muted"><bdi>${name}</bdi>: <bdi>${value}</bdi></span>`)}
<br><span class="muted">${ltr(item.sku)}</span></td>
<td>${ltr(String(item.quantity))}</td><td class="sum">${money(item.unit_price)}</td><td class="sum">${money(item.line_total)}</td></tr>`,
  );
  return html`<header class="bar wide">
<p class="brand">${texts.shop}</p>
<a class="language" href="${otherPath}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
</header>
<main class="wide sheet">
<p class="screen"><a class="button" href="${pdfPath}" download>${texts.pdf}</a><span class="muted">${texts.print}</span></p>
<div class="card">
<div class="title"><h1>${texts.title}</h1><div class="from"><p class="brand">${texts.shop}</p>${shopLines(shop, lang).map((line) => html`<p><bdi>${line}</bdi></p>`)}</div></div>
<dl>
<dt>${texts.order}</dt><dd>${ltr(order.number)}</dd>
<dt>${texts.date}</dt><dd><bdi>${dayText(order.created_at, lang)}</bdi></dd>
<dt>${texts.payment}</dt><dd><bdi>${order.payment_method?.name ?? ''}</bdi> (${texts.statuses[order.payment_status]})</dd>
</dl>
<div class="facts">
<div><h2>${texts.to}</h2><p><bdi>${`${contact.first_name} ${contact.last_name}`}</bdi></p>
${addressText(order.address).map((line) => html`<p><bdi>${line}</bdi></p>`)}<p>${ltr(showPhone(contact.phone))}</p></div>
<div><h2>${texts.delivery}</h2><p>${order.shipping_method?.name ?? ''}</p></div>
</div>
<table><thead><tr><th scope="col">${texts.item}</th><th scope="col">${texts.pieces}</th><th scope="col" class="sum">${texts.price}</th><th scope="col" class="sum">${texts.amount}</th></tr></thead>
<tbody>${rows}</tbody></table>
<dl class="sums">${invoiceSums(order, lang).map(({ name, amount, isTotal }) => sumRow(name, money(amount), isTotal))}</dl>
</div></main>`;
}

/** What stands where a link is over. */
export function goneInvoice(lang: Lang): Html {
  const { gone, goneText } = invoiceTexts[lang];
  return notice(lang, gone, html`<p>${goneText}</p>`);
}

/** What stands where the file cannot be made now: the page has the same. */
export function busyInvoice(lang: Lang, pagePath: string): Html {
  const { busy, busyText, openPage } = invoiceTexts[lang];
  return notice(
    lang,
    busy,
    html`<p>${busyText}</p><p><a class="button" href="${pagePath}">${openPage}</a></p>`,
  );
}

function notice(lang: Lang, title: string, text: Html): Html {
  return html`<header class="bar"><p class="brand">${invoiceTexts[lang].shop}</p></header>
<main><div class="card"><h1>${title}</h1>${text}</div></main>`;
}

function sumRow(name: string, amount: Html, isTotal = false): Html {
  const look = isTotal ? html` class="all"` : html``;
  return html`<dt${look}>${name}</dt><dd${look}>${amount}</dd>`;
}
