import { staffPaths } from '../../pages/staff-paths.ts';
import type { OrderStep, StaffOrder } from '@dana/contracts/api/staff-order';
import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import { momentText } from '../../pages/page-formats.ts';
import { inLang } from './frame.ts';
import type { StaffTexts } from './staff-texts-en.ts';
import { textsOfOrder } from './staff-texts.ts';

/** What stood in the form that was refused, and in that of which return. */
export type TypedForm = { returnId?: string | undefined; fields: Record<string, string> };

type Shown = { lang: Lang; shown: StaffOrder; mayWrite: boolean; typed?: TypedForm | undefined };

const ending: OrderStep[] = ['cancel', 'refund'];

/** What can be done with an order now: the next step first, what ends it folded away and said twice. */
export function stepsCard({ lang, shown, mayWrite, typed }: Shown): Html {
  const texts = textsOfOrder(lang, shown.order);
  const { order: words } = texts;
  if (!mayWrite) return card(words.next, html`<p>${words.readOnly}</p>`);
  if (shown.steps.length === 0) return card(words.next, html`<p>${idleText(shown, words)}</p>`);
  const onward = shown.steps.filter((step) => !ending.includes(step));
  const ends = shown.steps.filter((step) => ending.includes(step));
  const forms = [
    ...onward.map((step, index) =>
      onwardForm(step, { lang, shown, typed, isFirst: index === onward.length - 1 }),
    ),
    ...ends.map((step) => endForm(step, { lang, shown, texts })),
  ];
  const { confirm_by: until } = shown.order;
  const waits = until ? html`<p>${texts.toConfirm.text} <bdi>${momentText(until, lang)}</bdi></p>` : html``;
  return card(words.next, html`${waits}<div class="stack">${forms}</div>`);
}

/** Why there is no step: the payment comes first, an open return does, or all is done. */
function idleText({ order }: StaffOrder, words: StaffTexts['order']): string {
  if (order.status === 'awaiting_payment') return words.waiting;
  const isReturning = order.returns.some(({ status }) => status === 'requested' || status === 'accepted');
  return isReturning ? words.returnFirst : words.nothing;
}

const card = (title: string, body: Html) => html`<section class="card"><h2>${title}</h2>${body}</section>`;

function onwardForm(
  step: OrderStep,
  { lang, shown, typed, isFirst }: Omit<Shown, 'mayWrite'> & { isFirst: boolean },
): Html {
  const { steps, form } = textsOfOrder(lang, shown.order);
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
  { lang, shown, texts: { steps, form } }: { lang: Lang; shown: StaffOrder; texts: StaffTexts },
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
