import type { Lang } from '../../http/context.ts';
import { Html, html } from '../../pages/html-page.ts';
import { shopLine } from '../../shop/own-shop.ts';
import type { Letter, LetterFrame } from './letter.ts';
import { layoutTexts } from './layout-texts.ts';
import {
  addressBlock,
  directionOf,
  factTable,
  orderTable,
  productTable,
  quoteBlock,
  startOf,
  stepTable,
} from './letter-parts.ts';
import { loadMjml } from './load-mjml.ts';
import { brandStyle, buttonColours, colours, darkStyle, textStyle, typeface } from './letter-style.ts';

const nothing = html``;
const block = (content: Html) => html`<mj-text css-class="ink" padding="0 24px 24px">${content}</mj-text>`;

/**
 * A letter as HTML that mail programs show, in the reader's direction. Nothing is loaded for it but pictures of
 * products, from the shop and the same for every reader. MJML writes the tables that it needs. Errors: throws when MJML cannot read what was made here.
 */
export async function renderHtml(letter: Letter, frame: LetterFrame): Promise<string> {
  const { html: page, errors } = await loadMjml()(markup(letter, frame).text);
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return page;
}

function markup(letter: Letter, frame: LetterFrame): Html {
  const { lang, publicOrigin, shop } = frame;
  const { size, height } = textStyle(lang);
  return html`<mjml lang="${lang}" dir="${directionOf(lang)}">
<mj-head>
<mj-title>${letter.subject}</mj-title>
<mj-preview>${letter.preview}</mj-preview>
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
${body(letter, frame)}
</mj-column></mj-section></mj-wrapper>
${footer(letter, frame)}
</mj-body>
</mjml>`;
}

function body(letter: Letter, { lang, shop }: LetterFrame): Html {
  const { heading, paragraphs, quote, steps, products, action, facts, lines, sums, address, closing } =
    letter;
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
  { label, link }: NonNullable<Letter['action']>,
  lang: Lang,
  { ground, ink }: ReturnType<typeof buttonColours>,
): Html {
  return html`<mj-button css-class="press" align="${startOf(lang)}" href="${link}" background-color="${ground}" color="${ink}" border-radius="6px" font-size="16px" font-weight="600" inner-padding="14px 28px" padding="8px 24px 32px">${label}</mj-button>`;
}

function footer({ wayOut }: Letter, { lang, publicOrigin, shop }: LetterFrame): Html {
  const { help, contact, sent } = layoutTexts[lang];
  const style = `color:${colours.muted}`;
  const out = wayOut ? html`<br><a href="${wayOut.link}" style="${style}">${wayOut.label}</a>` : nothing;
  return html`<mj-section padding="24px 12px 40px"><mj-column>
<mj-text css-class="muted" color="${colours.muted}" font-size="13px" padding="0 24px">${help} <a href="${publicOrigin}/${lang}/contact" style="${style}">${contact}</a><br>${shopLine(shop, lang)}<br>${sent}${out}</mj-text>
</mj-column></mj-section>`;
}
