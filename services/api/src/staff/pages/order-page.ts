import { staffPaths } from '../../pages/staff-paths.ts';
import { showPhone } from '@dana/contracts/show-phone';
import type { StaffOrder } from '@dana/contracts/api/staff-order';
import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import { addressText } from '../../pages/address-text.ts';
import { framed, inLang, ltr } from './frame.ts';
import { returnsCard } from './returns-card.ts';
import { moneyText, momentText } from '../../pages/page-formats.ts';
import type { StaffTexts } from './staff-texts-en.ts';
import { textsOfOrder } from './staff-texts.ts';
import { statusBadge } from './status-badge.ts';
import { stepsCard, type TypedForm } from './steps-card.ts';

export type OrderPage = {
  lang: Lang;
  shown: StaffOrder;
  mayWrite: boolean;
  /** Why the last form was refused. */
  problem?: string | undefined;
  typed?: TypedForm | undefined;
};

/** One order: what was bought by whom, what happened to it, and what can be done next. */
export function orderPage({ lang, shown, mayWrite, problem, typed }: OrderPage): Html {
  const { order } = shown;
  const texts = textsOfOrder(lang, order);
  const here = `${staffPaths.orders}/${order.id}`;
  const body = html`<main class="wide">
<p><a href="${inLang(staffPaths.orders, lang)}">${texts.order.back}</a></p>
<div class="head"><h1>${ltr(order.number)}</h1>${statusBadge(order.status, texts)}
<span class="badge">${texts.payments[order.payment_status]}</span>
${order.confirm_by ? html`<span class="badge open">${texts.toConfirm.badge}</span>` : html``}
${order.shipping_method?.pickup ? html`<span class="badge open">${texts.pickup.badge}</span>` : html``}
<a class="button" href="${inLang(`${here}/slip`, lang)}">${texts.order.slip}</a></div>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : html``}
<div class="columns">
<div>${stepsCard({ lang, shown, mayWrite, typed })}${returnsCard({ lang, shown, mayWrite, typed })}${linesCard(shown, texts)}</div>
<div>${historyCard(shown, lang)}${customerCard(shown, texts)}</div>
</div>
</main>`;
  return framed({ lang, here, isSignedIn: true, body });
}

/** How far money is that goes back through a gateway. */
function wordOfRefund(state: string | null, words: StaffTexts['order']): string {
  if (state === 'failed') return words.refundFailed;
  return state === 'waiting' || state === 'sent' ? words.refundUnderWay : words.byProvider;
}

function linesCard({ order, refunds }: StaffOrder, { order: words }: StaffTexts): Html {
  const money = (amount: number) => ltr(moneyText(amount, order.currency));
  const lines = order.items.map(
    (item) => html`<li><span class="count">${ltr(`${item.quantity} ×`)}</span>
<span><bdi>${item.name}</bdi>${item.options.map(({ name, value }) => html`<br><span class="muted"><bdi>${name}</bdi>: <bdi>${value}</bdi></span>`)}
<br><span class="muted">${words.sku}: ${ltr(item.sku)}</span></span>
${money(item.line_total)}</li>`,
  );
  const sums: [string, number][] = [
    [words.subTotal, order.sub_total],
    ...(order.discount > 0 ? [[words.discount, -order.discount] as [string, number]] : []),
    [words.shipping, order.shipping],
    ...(order.fees > 0 ? [[words.fees, order.fees] as [string, number]] : []),
  ];
  const paidBack = refunds.map(
    ({ amount, means, state }) =>
      html`<dt>${words.refunded} <span class="muted">(${means === 'by_hand' ? words.byHand : wordOfRefund(state, words)})</span></dt><dd>${money(amount)}</dd>`,
  );
  return html`<section class="card"><h2>${words.items}</h2><ul class="lines">${lines}</ul>
<dl class="sums">${sums.map(([name, amount]) => html`<dt>${name}</dt><dd>${money(amount)}</dd>`)}
<dt class="sum">${words.total}</dt><dd class="sum">${money(order.total)}</dd>${paidBack}</dl></section>`;
}

function historyCard({ order, history }: StaffOrder, lang: Lang): Html {
  const { order: words, statuses } = textsOfOrder(lang, order);
  const who = (actor: string | null) =>
    actor === null ? words.shop : actor === 'shopper' ? words.shopper : actor;
  const steps = history.map(
    ({ status, at, actor }) =>
      html`<li><b>${statuses[status]}</b><span class="muted"><bdi>${momentText(at, lang)}</bdi> · <bdi>${who(actor)}</bdi></span></li>`,
  );
  return html`<section class="card"><h2>${words.history}</h2><ol class="history">${steps}</ol></section>`;
}

function customerCard({ order }: StaffOrder, { order: words, shop }: StaffTexts): Html {
  const { contact, address, shipment } = order;
  const parcel = shipment
    ? html`<dt>${words.shipment}</dt><dd><bdi>${shipment.courier}</bdi><br>${shipment.tracking_url ? html`<a href="${shipment.tracking_url}" rel="noreferrer" target="_blank">${ltr(shipment.tracking_number || shipment.tracking_url)}</a>` : ltr(shipment.tracking_number)}</dd>`
    : html``;
  const who = html`<bdi>${`${contact.first_name} ${contact.last_name}`}</bdi><br><a href="tel:${contact.phone}">${ltr(showPhone(contact.phone))}</a><br><a href="mailto:${encodeURIComponent(contact.email).replace('%40', '@')}">${ltr(contact.email)}</a>`;
  return html`<section class="card" aria-label="${shop}: ${words.customer}"><h2>${words.customer}</h2><dl>
<dt>${words.customer}</dt><dd>${contact.email === '' ? words.personGone : who}</dd>
${address ? html`<dt>${words.address}</dt><dd>${addressText(address).map((line) => html`<bdi>${line}</bdi><br>`)}</dd>` : html``}
<dt>${words.method}</dt><dd>${order.shipping_method?.name ?? '–'}</dd>
<dt>${words.payment}</dt><dd>${order.payment_method?.name ?? '–'}</dd>
${parcel}
</dl>${order.notes ? html`<h3>${words.notes}</h3><p class="text" dir="auto">${order.notes}</p>` : html``}</section>`;
}
