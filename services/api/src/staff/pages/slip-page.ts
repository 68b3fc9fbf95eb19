import type { StaffOrder } from '@dana/contracts/api/staff-order';
import { showPhone } from '@dana/contracts/show-phone';
import type { Lang } from '../../http/context.ts';
import { html, type Html, staffPaths } from '../../pages/html-page.ts';
import { addressText, dayText } from '../../pages/page-formats.ts';
import { framed, inLang, ltr, messagesOfOrder } from './frame.ts';

/** What lies in the parcel, for who packs it and who opens it: no prices. */
export function slipPage({ lang, shown: { order } }: { lang: Lang; shown: StaffOrder }): Html {
  const { slip, order: words } = messagesOfOrder(lang, order);
  const { contact, address } = order;
  const rows = order.items.map(
    (item) => html`<tr><td class="box"></td><td class="count">${ltr(String(item.quantity))}</td>
<td><bdi>${item.name}</bdi>${item.options.map(({ name, value }) => html`<br><span class="muted"><bdi>${name}</bdi>: <bdi>${value}</bdi></span>`)}</td>
<td>${ltr(item.sku)}</td></tr>`,
  );
  const body = html`<main class="wide sheet">
<p class="screen"><a href="${inLang(`${staffPaths.orders}/${order.id}`, lang)}">${ltr(order.number)}</a> · ${slip.print}</p>
<div class="card">
<h1>${slip.title} ${ltr(order.number)}</h1>
<p class="muted"><bdi>${dayText(order.created_at, lang)}</bdi></p>
<div class="facts">
<div><h2>${slip.to}</h2><p><bdi>${`${contact.first_name} ${contact.last_name}`}</bdi></p>${addressText(address).map((line) => html`<p><bdi>${line}</bdi></p>`)}<p>${ltr(showPhone(contact.phone))}</p></div>
<div><h2>${words.method}</h2><p>${order.shipping_method?.name ?? '–'}</p></div>
</div>
<table><thead><tr><th>${slip.check}</th><th>${slip.units}</th><th>${words.items}</th><th>${words.sku}</th></tr></thead><tbody>${rows}</tbody></table>
${order.notes ? html`<h2>${words.notes}</h2><p class="text" dir="auto">${order.notes}</p>` : html``}
</div></main>`;
  return framed({ lang, here: `${staffPaths.orders}/${order.id}/slip`, isSignedIn: true, body });
}
