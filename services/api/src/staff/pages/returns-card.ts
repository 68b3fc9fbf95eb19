import { staffPaths } from '../../pages/staff-paths.ts';
import type { OrderReturn } from '@dana/contracts/api/order-return';
import type { StaffOrder } from '@dana/contracts/api/staff-order';
import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import { inLang, ltr } from './frame.ts';
import { momentText, moneyText } from '../../pages/page-formats.ts';
import type { StaffTexts } from './staff-texts-en.ts';
import type { TypedForm } from './steps-card.ts';
import { staffTexts } from './staff-texts.ts';

/** What the shopper wants to give back, with what there is to decide; nothing for an order without returns. */
export function returnsCard({ lang, shown, mayWrite, typed }: Shown): Html {
  const texts = staffTexts[lang];
  if (shown.order.returns.length === 0) return html``;
  return html`<section class="card"><h2>${texts.returns.title}</h2><div class="stack">${shown.order.returns.map(
    (each) => oneReturn(each, { lang, shown, mayWrite, typed }, texts),
  )}</div></section>`;
}

function oneReturn(each: OrderReturn, { lang, shown, mayWrite, typed }: Shown, texts: StaffTexts): Html {
  const { returns: words } = texts;
  const lines = each.items.map(
    ({ name, quantity }) =>
      html`<li><span class="count">${ltr(`${quantity} ×`)}</span><bdi>${name}</bdi></li>`,
  );
  const isOpen = each.status === 'requested' || each.status === 'accepted';
  return html`<div>
<h3><span class="badge${isOpen ? ' open' : ''}">${wordOf(texts.returnStatuses, each.status)}</span> <span class="muted"><bdi>${momentText(each.created_at, lang)}</bdi></span></h3>
<ul class="lines">${lines}</ul>
<dl><dt>${words.reason}</dt><dd>${wordOf(texts.reasons, each.reason)}</dd>
${each.note ? html`<dt>${words.note}</dt><dd dir="auto" class="text">${each.note}</dd>` : html``}
${each.answer ? html`<dt>${words.answer}</dt><dd dir="auto" class="text">${each.answer}</dd>` : html``}
${each.refund > 0 ? html`<dt>${words.paidBack}</dt><dd>${ltr(moneyText(each.refund, shown.order.currency))}</dd>` : html``}</dl>
${mayWrite ? decisions(each, { lang, orderId: shown.order.id, texts, typed }) : html``}
</div>`;
}

function decisions(
  each: OrderReturn,
  {
    lang,
    orderId,
    texts: { returns: words, form },
    typed,
  }: Pick<Shown, 'lang' | 'typed'> & {
    orderId: string;
    texts: StaffTexts;
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
