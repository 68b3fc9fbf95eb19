import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import type { Fact, Letter, Line, ShownProduct, Sum } from './letter.ts';
import { colours } from './letter-style.ts';

export const directionOf = (lang: Lang) => (lang === 'ar' ? 'rtl' : 'ltr');
export const startOf = (lang: Lang) => (lang === 'ar' ? 'right' : 'left');
const endOf = (lang: Lang) => (lang === 'ar' ? 'left' : 'right');

const code = (text: string): Html =>
  html`<span dir="ltr" style="unicode-bidi:isolate;white-space:nowrap">${text}</span>`;
const rule = `border-top:1px solid ${colours.line}`;
const faint = `color:${colours.muted}`;

/** A table that mail programs lay out in the reader's direction. */
function table(lang: Lang, rows: readonly Html[]): Html {
  return html`<table role="presentation" dir="${directionOf(lang)}" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse">${rows}</table>`;
}

/** Names and values, one below the other. */
export function factTable(facts: readonly Fact[], lang: Lang): Html {
  const rows = facts.map(({ label, value, isCode, link }) => {
    const shown = isCode ? code(value) : html`<span dir="auto">${value}</span>`;
    const linked = link ? html`<a href="${link}">${shown}</a>` : shown;
    return html`<tr class="rule"><td class="muted" align="${startOf(lang)}" valign="top" style="padding:10px 0;${faint};font-size:14px">${label}</td><td align="${endOf(lang)}" valign="top" style="padding:10px 0;padding-${startOf(lang)}:16px">${linked}</td></tr>`;
  });
  return table(lang, rows);
}

/** What was ordered, and what it comes to. */
export function orderTable(lines: readonly Line[], sums: readonly Sum[], lang: Lang): Html {
  const things = lines.map(
    ({ name, detail, amount }) =>
      html`<tr class="rule"><td align="${startOf(lang)}" valign="top" style="padding:12px 0;${rule}"><span dir="auto" style="font-weight:600">${name}</span><br><span class="muted" style="${faint};font-size:14px">${detail}</span></td><td align="${endOf(lang)}" valign="top" style="padding:12px 0;padding-${startOf(lang)}:16px;${rule};white-space:nowrap">${code(amount)}</td></tr>`,
  );
  const totals = sums.map(({ label, amount, isTotal }, index) => {
    const style = `${index === 0 || isTotal ? rule : ''};padding:${isTotal ? '12px' : '6px'} 0;${isTotal ? 'font-weight:700;font-size:18px' : ''}`;
    return html`<tr class="rule"><td align="${startOf(lang)}" style="${style}">${label}</td><td align="${endOf(lang)}" style="${style};white-space:nowrap">${code(amount)}</td></tr>`;
  });
  return table(lang, [...things, ...totals]);
}

/** Pictures, names and prices of products; a program that shows no pictures shows their words. */
export function productTable(products: readonly ShownProduct[], lang: Lang): Html {
  const rows = products.map(({ name, detail, link, amount, before, picture }, index) => {
    const line = index === 0 ? '' : rule;
    const shown = picture
      ? html`<a href="${link}"><img src="${picture.url}" alt="${picture.alt}" width="96" height="96" style="display:block;width:96px;height:96px;border:0;border-radius:6px;object-fit:cover;background:${colours.ground};font-size:12px;line-height:1.4"></a>`
      : html``;
    const more = detail
      ? html`<br><span class="muted" dir="auto" style="${faint};font-size:14px">${detail}</span>`
      : html``;
    const was = before
      ? html`<br><span class="muted" style="${faint};font-size:14px">${before.label} ${code(before.amount)}</span>`
      : html``;
    return html`<tr class="rule"><td width="96" valign="top" style="padding:12px 0;${line}">${shown}</td><td align="${startOf(lang)}" valign="middle" style="padding:12px 0;padding-${startOf(lang)}:16px;${line}"><a href="${link}" dir="auto" style="font-weight:600">${name}</a>${more}<br><span style="font-weight:700">${code(amount)}</span>${was}</td></tr>`;
  });
  return table(lang, rows);
}

/** How far an order is: a bar for each step, its name below. */
export function stepTable(steps: NonNullable<Letter['steps']>, lang: Lang): Html {
  const width = `${Math.floor(100 / steps.length)}%`;
  const cells = steps.map(({ label, isReached }) => {
    const ink = isReached ? `color:${colours.ink};font-weight:600` : faint;
    return html`<td width="${width}" align="${startOf(lang)}" valign="top" style="padding-${endOf(lang)}:4px"><div class="${isReached ? 'step-on' : 'step-off'}" style="${isReached ? '' : `border-top-color:${colours.line};`}border-top-style:solid;border-top-width:4px;font-size:0;line-height:0">&nbsp;</div><div class="${isReached ? '' : 'muted'}" style="padding-top:6px;font-size:11px;line-height:1.4;white-space:nowrap;${ink}">${label}</div></td>`;
  });
  return table(lang, [html`<tr>${cells}</tr>`]);
}

/** Words of somebody else. */
export function quoteBlock(text: string): Html {
  return html`<div class="quote" dir="auto" style="padding:16px;background:${colours.ground};border-radius:6px;white-space:pre-wrap;word-break:break-word">${text}</div>`;
}

/** Where an order goes. */
export function addressBlock({ label, lines }: NonNullable<Letter['address']>): Html {
  const rest = lines.map((line) => html`<br>${line}`);
  return html`<span class="muted" style="${faint};font-size:14px">${label}</span>${rest}`;
}
