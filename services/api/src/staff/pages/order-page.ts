import type { OrderReturn } from '@dana/contracts/api/order-return';
import type { OrderStep, StaffOrder } from '@dana/contracts/api/staff-order';
import { showPhone } from '@dana/contracts/show-phone';
import type { Lang } from '../../http/context.ts';
import { html, type Html, shopName, staffPaths } from '../../pages/html-page.ts';
import { addressText, momentText, moneyText } from '../../pages/page-formats.ts';
import {
  framed,
  inLang,
  ltr,
  statusBadge,
  staffMessages,
  messagesOfOrder,
  type StaffMessages,
} from './frame.ts';

type OrderPage = {
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
  const messages = messagesOfOrder(lang, order);
  const here = `${staffPaths.orders}/${order.id}`;
  const body = html`<main class="wide">
<p><a href="${inLang(staffPaths.orders, lang)}">${messages.order.back}</a></p>
<div class="head"><h1>${ltr(order.number)}</h1>${statusBadge(order.status, messages)}
<span class="badge">${messages.payments[order.payment_status]}</span>
${order.confirm_by ? html`<span class="badge open">${messages.toConfirm.badge}</span>` : html``}
${order.shipping_method?.pickup ? html`<span class="badge open">${messages.pickup.badge}</span>` : html``}
<a class="button" href="${inLang(`${here}/slip`, lang)}">${messages.order.slip}</a></div>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : html``}
<div class="columns">
<div>${stepsCard({ lang, shown, mayWrite, typed })}${returnsCard({ lang, shown, mayWrite, typed })}${linesCard(shown, messages)}</div>
<div>${historyCard(shown, lang)}${customerCard(shown, messages)}</div>
</div>
</main>`;
  return framed({ lang, here, isSignedIn: true, body });
}

/** How far money is that goes back through a gateway. */
function wordOfRefund(state: string | null, words: StaffMessages['order']): string {
  if (state === 'failed') return words.refundFailed;
  return state === 'waiting' || state === 'sent' ? words.refundUnderWay : words.byProvider;
}

function linesCard({ order, refunds }: StaffOrder, { order: words }: StaffMessages): Html {
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
  const { order: words, statuses } = messagesOfOrder(lang, order);
  const who = (actor: string | null) =>
    actor === null ? words.shop : actor === 'shopper' ? words.shopper : actor;
  const steps = history.map(
    ({ status, at, actor }) =>
      html`<li><b>${statuses[status]}</b><span class="muted"><bdi>${momentText(at, lang)}</bdi> · <bdi>${who(actor)}</bdi></span></li>`,
  );
  return html`<section class="card"><h2>${words.history}</h2><ol class="history">${steps}</ol></section>`;
}

function customerCard({ order }: StaffOrder, { order: words }: StaffMessages): Html {
  const { contact, address, shipment } = order;
  const parcel = shipment
    ? html`<dt>${words.shipment}</dt><dd><bdi>${shipment.courier}</bdi><br>${shipment.tracking_url ? html`<a href="${shipment.tracking_url}" rel="noreferrer" target="_blank">${ltr(shipment.tracking_number || shipment.tracking_url)}</a>` : ltr(shipment.tracking_number)}</dd>`
    : html``;
  const who = html`<bdi>${`${contact.first_name} ${contact.last_name}`}</bdi><br><a href="tel:${contact.phone}">${ltr(showPhone(contact.phone))}</a><br><a href="mailto:${encodeURIComponent(contact.email).replace('%40', '@')}">${ltr(contact.email)}</a>`;
  return html`<section class="card" aria-label="${shopName}: ${words.customer}"><h2>${words.customer}</h2><dl>
<dt>${words.customer}</dt><dd>${contact.email === '' ? words.personGone : who}</dd>
${address ? html`<dt>${words.address}</dt><dd>${addressText(address).map((line) => html`<bdi>${line}</bdi><br>`)}</dd>` : html``}
<dt>${words.method}</dt><dd>${order.shipping_method?.name ?? '–'}</dd>
<dt>${words.payment}</dt><dd>${order.payment_method?.name ?? '–'}</dd>
${parcel}
</dl>${order.notes ? html`<h3>${words.notes}</h3><p class="text" dir="auto">${order.notes}</p>` : html``}</section>`;
}

/** What stood in the form that was refused, and in that of which return. */
export type TypedForm = { returnId?: string | undefined; fields: Record<string, string> };

type Shown = { lang: Lang; shown: StaffOrder; mayWrite: boolean; typed?: TypedForm | undefined };

const ending: OrderStep[] = ['cancel', 'refund'];

/** What can be done with an order now: the next step first, what ends it folded away and said twice. */
function stepsCard({ lang, shown, mayWrite, typed }: Shown): Html {
  const messages = messagesOfOrder(lang, shown.order);
  const { order: words } = messages;
  if (!mayWrite) return card(words.next, html`<p>${words.readOnly}</p>`);
  if (shown.steps.length === 0) return card(words.next, html`<p>${idleText(shown, words)}</p>`);
  const onward = shown.steps.filter((step) => !ending.includes(step));
  const ends = shown.steps.filter((step) => ending.includes(step));
  const forms = [
    ...onward.map((step, index) =>
      onwardForm(step, { lang, shown, typed, isFirst: index === onward.length - 1 }),
    ),
    ...ends.map((step) => endForm(step, { lang, shown, messages })),
  ];
  const { confirm_by: until } = shown.order;
  const waits = until
    ? html`<p>${messages.toConfirm.text} <bdi>${momentText(until, lang)}</bdi></p>`
    : html``;
  return card(words.next, html`${waits}<div class="stack">${forms}</div>`);
}

/** Why there is no step: the payment comes first, an open return does, or all is done. */
function idleText({ order }: StaffOrder, words: StaffMessages['order']): string {
  if (order.status === 'awaiting_payment') return words.waiting;
  const isReturning = order.returns.some(({ status }) => status === 'requested' || status === 'accepted');
  return isReturning ? words.returnFirst : words.nothing;
}

const card = (title: string, body: Html) => html`<section class="card"><h2>${title}</h2>${body}</section>`;

function onwardForm(
  step: OrderStep,
  { lang, shown, typed, isFirst }: Omit<Shown, 'mayWrite'> & { isFirst: boolean },
): Html {
  const { steps, form } = messagesOfOrder(lang, shown.order);
  const { courier = '', tracking_number = '', tracking_url = '' } = typed?.fields ?? {};
  const fields =
    step === 'ship'
      ? html`<label>${form.courier}<input type="text" name="courier" value="${courier}" dir="auto"></label>
<label>${form.tracking}<input type="text" name="tracking_number" value="${tracking_number}" dir="ltr" autocomplete="off"></label>
<label>${form.link}<input type="text" name="tracking_url" value="${tracking_url}" dir="ltr" inputmode="url" autocomplete="off"></label>`
      : html``;
  return html`<form method="post" action="${stepsAddress(shown, lang)}">${hidden(step, shown)}${fields}
<button class="${isFirst ? 'first' : ''}">${steps[step]}</button></form>`;
}

function endForm(
  step: OrderStep,
  { lang, shown, messages: { steps, form } }: { lang: Lang; shown: StaffOrder; messages: StaffMessages },
): Html {
  const { order } = shown;
  const isCashBack = order.payment_status === 'paid' && order.payment === null;
  // What never left the shelf goes back to it without a question.
  const restock =
    step === 'refund' || order.status === 'shipped'
      ? html`<label class="check"><input type="checkbox" name="restock" value="yes">${form.restock}</label>`
      : html`<input type="hidden" name="restock" value="yes">`;
  return html`<details><summary class="danger">${steps[step]}…</summary>
<form method="post" action="${stepsAddress(shown, lang)}">${hidden(step, shown)}
<p>${step === 'cancel' ? form.cancelText : form.refundText}</p>
${isCashBack ? html`<p><b>${form.cashBack}</b></p>` : html``}
${restock}
<button class="danger">${step === 'cancel' ? form.confirmCancel : form.confirmRefund}</button></form></details>`;
}

const stepsAddress = ({ order }: StaffOrder, lang: Lang) =>
  inLang(`${staffPaths.orders}/${order.id}/steps`, lang);

function hidden(step: OrderStep, { order }: StaffOrder): Html {
  return html`<input type="hidden" name="step" value="${step}"><input type="hidden" name="expected" value="${order.status}">`;
}

/** What the shopper wants to give back, with what there is to decide; nothing for an order without returns. */
function returnsCard({ lang, shown, mayWrite, typed }: Shown): Html {
  const messages = staffMessages[lang];
  if (shown.order.returns.length === 0) return html``;
  return html`<section class="card"><h2>${messages.returns.title}</h2><div class="stack">${shown.order.returns.map(
    (each) => oneReturn(each, { lang, shown, mayWrite, typed }, messages),
  )}</div></section>`;
}

function oneReturn(
  each: OrderReturn,
  { lang, shown, mayWrite, typed }: Shown,
  messages: StaffMessages,
): Html {
  const { returns: words } = messages;
  const lines = each.items.map(
    ({ name, quantity }) =>
      html`<li><span class="count">${ltr(`${quantity} ×`)}</span><bdi>${name}</bdi></li>`,
  );
  const isOpen = each.status === 'requested' || each.status === 'accepted';
  return html`<div>
<h3><span class="badge${isOpen ? ' open' : ''}">${wordOf(messages.returnStatuses, each.status)}</span> <span class="muted"><bdi>${momentText(each.created_at, lang)}</bdi></span></h3>
<ul class="lines">${lines}</ul>
<dl><dt>${words.reason}</dt><dd>${wordOf(messages.reasons, each.reason)}</dd>
${each.note ? html`<dt>${words.note}</dt><dd dir="auto" class="text">${each.note}</dd>` : html``}
${each.answer ? html`<dt>${words.answer}</dt><dd dir="auto" class="text">${each.answer}</dd>` : html``}
${each.refund > 0 ? html`<dt>${words.paidBack}</dt><dd>${ltr(moneyText(each.refund, shown.order.currency))}</dd>` : html``}</dl>
${mayWrite ? decisions(each, { lang, orderId: shown.order.id, messages, typed }) : html``}
</div>`;
}

function decisions(
  each: OrderReturn,
  {
    lang,
    orderId,
    messages: { returns: words, form },
    typed,
  }: Pick<Shown, 'lang' | 'typed'> & {
    orderId: string;
    messages: StaffMessages;
  },
): Html {
  const action = inLang(`${staffPaths.orders}/${orderId}/returns/${each.id}`, lang);
  const answer = typed?.returnId === each.id ? (typed.fields.answer ?? '') : '';
  if (each.status === 'requested')
    return html`<form method="post" action="${action}">
<label>${words.answer}<textarea name="answer" rows="2" dir="auto">${answer}</textarea></label>
<div class="actions-two"><button class="first" name="decision" value="accept">${words.accept}</button>
<button class="danger" name="decision" value="decline">${words.decline}</button></div></form>`;
  if (each.status !== 'accepted') return html``;
  return html`<form method="post" action="${action}">
<label class="check"><input type="checkbox" name="restock" value="yes">${form.restock}</label>
<button class="first" name="decision" value="receive">${words.receive}</button></form>`;
}

/** The word for a value of the wire; the value itself for one that came later. */
function wordOf(words: Record<string, string>, value: string): string {
  return words[value] ?? value;
}
