import { createRequire } from 'node:module';
import type { Lang } from '../../http/context.ts';
import { Html, html } from '../../pages/html-page.ts';
import { shopLine } from '../../shop/own-shop.ts';
import type { Fact, Email, EmailFrame, Line, ShownProduct, Sum } from './email.ts';
import { messages } from '../../messages.ts';
import type { Shop } from '@dana/contracts/api/shop';
import { brandColours } from '@dana/contracts/shop/shop-colours';

/** The shop's colours (docs/decisions/styles.md), written out: mail programs know no custom properties. */
const colours = {
  ground: '#F7F5F1',
  surface: '#FFFFFF',
  ink: '#16222B',
  muted: '#55636E',
  line: '#D9DEE2',
};

const usual = {
  light: { primary: '#0B5C63', 'on-primary': '#FFFFFF' },
  dark: { primary: '#5CC2CA', 'on-primary': '#08272A' },
};
const brandOf = (own: Colours, scheme: 'light' | 'dark') => (own ? brandColours(own, scheme) : usual[scheme]);

/** Colours of a button in light: those of the shop. */
const buttonColours = (own: Colours) => {
  const { primary, 'on-primary': on } = brandOf(own, 'light');
  return { ground: primary, ink: on };
};

/** What takes the shop's colour; MJML writes it into each element. */
const brandStyle = (own: Colours): string => {
  const { primary } = brandOf(own, 'light');
  return `.brand a, .ink a { color: ${primary}; } .step-on { border-top-color: ${primary}; }`;
};

// No typeface is loaded from anywhere: these are on the readers' machines.
const typeface = "'Readex Pro','Segoe UI',Tahoma,'Helvetica Neue',Arial,sans-serif";

/** Size and height of text: Arabic stands a little larger and wider apart. */
const textStyle = (lang: Lang) =>
  lang === 'ar' ? { size: '17px', height: '1.8' } : { size: '16px', height: '1.6' };

/** For programs that follow a dark setting and keep style sheets; the others turn colours around by themselves. */
const darkStyle = (own: Colours): string => {
  const { primary, 'on-primary': on } = brandOf(own, 'dark');
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > div { background: #10181e !important; background-color: #10181e !important; }
  .card, .card > table, .card > table > tbody > tr > td { background: #18232b !important; background-color: #18232b !important; }
  .ink div, .ink td, .ink h1 { color: #eef1f3 !important; }
  .muted div, .ink .muted, .muted a { color: #a9b5be !important; }
  .brand a, .ink a { color: ${primary} !important; }
  .rule td, .quote { border-color: #2e3b45 !important; }
  .quote { background: #10181e !important; }
  .step-on { border-color: ${primary} !important; }
  .step-off { border-color: #2e3b45 !important; }
  .press td { background: ${primary} !important; }
  .press a { background: ${primary} !important; color: ${on} !important; }
}
`;
};

const nothing = html``;
const block = (content: Html) => html`<mj-text css-class="ink" padding="0 24px 24px">${content}</mj-text>`;

/**
 * An email as HTML that mail programs show, in the reader's direction. Nothing is loaded for it but pictures of
 * products, from the shop and the same for every reader. MJML writes the tables that it needs. Errors: throws when MJML cannot read what was made here.
 */
export async function renderHtml(email: Email, frame: EmailFrame): Promise<string> {
  const { html: page, errors } = await loadMjml()(markup(email, frame).text);
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return page;
}

function markup(email: Email, frame: EmailFrame): Html {
  const { lang, publicOrigin, shop } = frame;
  const { size, height } = textStyle(lang);
  return html`<mjml lang="${lang}" dir="${directionOf(lang)}">
<mj-head>
<mj-title>${email.subject}</mj-title>
<mj-preview>${email.preview}</mj-preview>
<mj-attributes>
<mj-all font-family="${typeface}" />
<mj-text align="${startOf(lang)}" color="${colours.ink}" font-size="${size}" line-height="${height}" padding="0 24px 16px" />
<mj-section direction="${directionOf(lang)}" padding="0" />
<mj-column direction="${directionOf(lang)}" />
<mj-wrapper direction="${directionOf(lang)}" />
</mj-attributes>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-style inline="inline">${new Html(brandStyle(shop.colours))}</mj-style>
<mj-style>${new Html(darkStyle(shop.colours))}</mj-style>
</mj-head>
<mj-body background-color="${colours.ground}" css-class="ground" width="600px">
<mj-section padding="32px 12px 16px"><mj-column>
<mj-text css-class="brand" font-size="26px" line-height="1.3" font-weight="700" padding="0 24px"><a href="${publicOrigin}/${lang}" style="text-decoration:none">${shop.name[lang]}</a></mj-text>
</mj-column></mj-section>
<mj-wrapper padding="0 12px"><mj-section css-class="card" background-color="${colours.surface}" border-radius="14px" padding="32px 0 8px"><mj-column>
${body(email, frame)}
</mj-column></mj-section></mj-wrapper>
${footer(email, frame)}
</mj-body>
</mjml>`;
}

function body(email: Email, { lang, shop }: EmailFrame): Html {
  const { heading, paragraphs, quote, steps, products, action, facts, lines, sums, address, closing } = email;
  const headingStyle = `margin:0;font-size:${lang === 'ar' ? '25px' : '24px'};line-height:1.4;font-weight:700`;
  return html`${block(html`<h1 style="${headingStyle}">${heading}</h1>`)}
${paragraphs.map((paragraph) => html`<mj-text css-class="ink">${paragraph}</mj-text>`)}
${quote ? block(quoteBlock(quote)) : nothing}
${steps ? html`<mj-spacer height="8px" />${block(stepTable(steps, lang))}` : nothing}
${products ? block(productTable(products, lang)) : nothing}
${action ? button(action, lang, buttonColours(shop.colours)) : nothing}
${facts ? block(factTable(facts, lang)) : nothing}
${lines ? block(orderTable(lines, sums ?? [], lang)) : nothing}
${address ? block(addressBlock(address)) : nothing}
${closing ? html`<mj-text css-class="muted" color="${colours.muted}" font-size="14px" padding="0 24px 24px">${closing}</mj-text>` : nothing}`;
}

function button(
  { label, link }: NonNullable<Email['action']>,
  lang: Lang,
  { ground, ink }: ReturnType<typeof buttonColours>,
): Html {
  return html`<mj-button css-class="press" align="${startOf(lang)}" href="${link}" background-color="${ground}" color="${ink}" border-radius="6px" font-size="16px" font-weight="600" inner-padding="14px 28px" padding="8px 24px 32px">${label}</mj-button>`;
}

function footer({ wayOut }: Email, { lang, publicOrigin, shop }: EmailFrame): Html {
  const { help, contact, sent } = messages[lang].emails.layout;
  const style = `color:${colours.muted}`;
  const out = wayOut ? html`<br><a href="${wayOut.link}" style="${style}">${wayOut.label}</a>` : nothing;
  return html`<mj-section padding="24px 12px 40px"><mj-column>
<mj-text css-class="muted" color="${colours.muted}" font-size="13px" padding="0 24px">${help} <a href="${publicOrigin}/${lang}/contact" style="${style}">${contact}</a><br>${shopLine(shop, lang)}<br>${sent}${out}</mj-text>
</mj-column></mj-section>`;
}

// What is used of MJML 5, whose published types are those of an older release. Its packages are CommonJS.
type Made = { html: string; errors: { formattedMessage: string }[] };
type Settings = { validationLevel: 'soft'; fonts: object; keepComments: boolean };
type Core = { default: (markup: string, settings: Settings & { presets: unknown[] }) => Promise<Made> };

let made: ((markup: string) => Promise<Made>) | undefined;

/** MJML, loaded with the first email: it is large, and most of what runs the API's code sends none. */
function loadMjml(): (markup: string) => Promise<Made> {
  if (made) return made;
  const require = createRequire(import.meta.url);
  const core = require('mjml-core') as Core;
  const preset: unknown = require('mjml-preset-core');
  made = (markup) =>
    core.default(markup, {
      presets: [preset],
      validationLevel: 'soft',
      // No typeface is fetched from anywhere.
      fonts: {},
      keepComments: false,
    });
  return made;
}

const directionOf = (lang: Lang) => (lang === 'ar' ? 'rtl' : 'ltr');
const startOf = (lang: Lang) => (lang === 'ar' ? 'right' : 'left');
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
function factTable(facts: readonly Fact[], lang: Lang): Html {
  const rows = facts.map(({ label, value, isCode, link }) => {
    const shown = isCode ? code(value) : html`<span dir="auto">${value}</span>`;
    const linked = link ? html`<a href="${link}">${shown}</a>` : shown;
    return html`<tr class="rule"><td class="muted" align="${startOf(lang)}" valign="top" style="padding:10px 0;${faint};font-size:14px">${label}</td><td align="${endOf(lang)}" valign="top" style="padding:10px 0;padding-${startOf(lang)}:16px">${linked}</td></tr>`;
  });
  return table(lang, rows);
}

/** What was ordered, and what it comes to. */
function orderTable(lines: readonly Line[], sums: readonly Sum[], lang: Lang): Html {
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
function productTable(products: readonly ShownProduct[], lang: Lang): Html {
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
function stepTable(steps: NonNullable<Email['steps']>, lang: Lang): Html {
  const width = `${Math.floor(100 / steps.length)}%`;
  const cells = steps.map(({ label, isReached }) => {
    const ink = isReached ? `color:${colours.ink};font-weight:600` : faint;
    return html`<td width="${width}" align="${startOf(lang)}" valign="top" style="padding-${endOf(lang)}:4px"><div class="${isReached ? 'step-on' : 'step-off'}" style="${isReached ? '' : `border-top-color:${colours.line};`}border-top-style:solid;border-top-width:4px;font-size:0;line-height:0">&nbsp;</div><div class="${isReached ? '' : 'muted'}" style="padding-top:6px;font-size:11px;line-height:1.4;white-space:nowrap;${ink}">${label}</div></td>`;
  });
  return table(lang, [html`<tr>${cells}</tr>`]);
}

/** Words of somebody else. */
function quoteBlock(text: string): Html {
  return html`<div class="quote" dir="auto" style="padding:16px;background:${colours.ground};border-radius:6px;white-space:pre-wrap;word-break:break-word">${text}</div>`;
}

/** Where an order goes. */
function addressBlock({ label, lines }: NonNullable<Email['address']>): Html {
  const rest = lines.map((line) => html`<br>${line}`);
  return html`<span class="muted" style="${faint};font-size:14px">${label}</span>${rest}`;
}

type Colours = Shop['colours'];
