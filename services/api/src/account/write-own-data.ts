import type { AccountDataPart } from '@dana/contracts/api/account-data';
import { escapeHtml } from '@dana/server/mail/escape-html';
import type { Lang } from '../http/context.ts';
import { Html, html } from '../pages/html-page.ts';
import { momentText } from '../pages/page-formats.ts';
import { pageStyle } from '../pages/page-style.ts';
import type { OwnParts, OwnRow } from './own-data.ts';
import { messages } from '../messages.ts';

type Words = typeof messages.en.ownData;
/** Names of fields, and of values that are not words of the shopper, by their field. */
type Names = { fields: Record<string, string>; values: Record<string, Record<string, string>> };
export const ownDataWords: Record<Lang, Words & Names> = { en: messages.en.ownData, ar: messages.ar.ownData };

/** The rows as one JSON text, piece by piece: `{ success, data: { made_at, account: […], … } }`. */
export async function* ownDataAsJson(parts: OwnParts, now: Date): AsyncGenerator<string> {
  yield `{"success":true,"data":{"made_at":${JSON.stringify(now.toISOString())}`;
  for (const [part, rows] of Object.entries(parts)) {
    yield `,${JSON.stringify(part)}:[`;
    let before = '';
    for await (const row of await rows()) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',';
    }
    yield ']';
  }
  yield '}}';
}

type PageOptions = { now: Date; lang: Lang; shopName: string };

/** The same rows as a page that needs nothing but itself: no script, no file beside it. */
export async function* ownDataAsPage(
  parts: OwnParts,
  { now, lang, shopName }: PageOptions,
): AsyncGenerator<string> {
  const words = ownDataWords[lang];
  const inShop = (part: Html) => part.text.replaceAll('{{shop}}', escapeHtml(shopName));
  yield inShop(html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title}</title>
<style>${new Html(pageStyle + style)}</style>
</head>
<body>
<header class="bar"><p class="brand">${'{{shop}}'}</p></header>
<main>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<p class="muted">${words.made} <bdi>${momentText(now.toISOString(), lang)}</bdi></p>
`);
  for (const [part, rows] of Object.entries(parts) as [AccountDataPart, OwnParts[AccountDataPart]][]) {
    yield html`<section class="card"><h2>${words.parts[part]}</h2>`.text;
    let isEmpty = true;
    for await (const row of await rows()) {
      isEmpty = false;
      yield rowAsHtml(row, lang).text;
    }
    yield `${isEmpty ? html`<p>${words.nothing}</p>`.text : ''}</section>\n`;
  }
  yield '</main>\n</body>\n</html>\n';
}

function rowAsHtml(row: OwnRow, lang: Lang): Html {
  const said = Object.entries(row).filter(([, value]) => !isNothing(value));
  return html`<dl>${said.map(([field, value]) => html`<dt>${ownDataWords[lang].fields[field] ?? field}</dt><dd>${valueAsHtml(field, value, lang)}</dd>`)}</dl>
`;
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

function valueAsHtml(field: string, value: unknown, lang: Lang): Html {
  const words = ownDataWords[lang];
  if (Array.isArray(value)) return html`${value.map((each: OwnRow) => rowAsHtml(each, lang))}`;
  if (typeof value === 'boolean') return html`${value ? words.yes : words.no}`;
  const text = String(value);
  const named = words.values[field];
  if (named && Object.hasOwn(named, text)) return html`${named[text] ?? text}`;
  return html`<bdi>${isMoment(text) ? momentText(text, lang) : text}</bdi>`;
}

const style = `
.bar, main { max-inline-size: 800px; }
main > h1 { font-size: 1.75rem; }
.card { margin-block-end: 24px; }
h2 { margin: 0 0 16px; font-size: 1.25rem; }
dl { margin: 0 0 16px; padding-block: 12px; grid-template-columns: minmax(8rem, 12rem) 1fr; }
dd { text-align: start; }
dd > bdi { white-space: pre-wrap; }
dd dl:last-child { margin: 0; }
@media (max-width: 479px) { dl { grid-template-columns: 1fr; } }
@media print { .card { border: 0; padding: 0; } dl { break-inside: avoid; } }
`;
