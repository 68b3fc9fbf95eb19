import { createHash } from 'node:crypto';
import { colourStyles } from '@dana/contracts/shop/shop-colours';
import type { Context } from 'hono';
import type { ApiEnv, Lang } from '../http/context.ts';
import { escapeHtml } from '@dana/server/mail/escape-html';
import { messages } from '../messages.ts';
import { fontPath, fontStyle, pageStyle } from './page-style.ts';

/** Text that is HTML already. Everything else that goes into `html` is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Puts texts into HTML: each is escaped unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const written = parts.map((part) => {
    if (part instanceof Html) return part.text;
    return typeof part === 'object' ? part.map((each) => each.text).join('') : escapeHtml(String(part));
  });
  return new Html(String.raw({ raw: strings }, ...written));
}

export const otherLang = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');

/** The head of a page: the shop's name, and where there is one the same page in the other language. */
export function pageBar(lang: Lang, otherPath?: string): Html {
  const language = otherPath ? html`\n${languageLink(lang, otherPath)}` : html``;
  return html`<header class="bar"><p class="brand">${shopName}</p>${language}</header>`;
}

/** Leads to the same page in the other language. */
export function languageLink(lang: Lang, otherPath: string): Html {
  const other = otherLang(lang);
  return html`<a class="language" href="${otherPath}" lang="${other}" hreflang="${other}">${messages[lang].page.otherLanguage}</a>`;
}

/** Stands for the shop's name until the page is answered. */
export const shopName = '{{shop}}';

type Page = {
  lang: Lang;
  title: string;
  body: Html;
  /** More style, for one page. */
  style?: string;
  /** Other origins than this one that a form of this page may lead to. */
  formTarget?: string;
  /** Whether it shows another page of this origin in a frame. */
  frames?: boolean;
  status?: 200 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
};

/** Answers with a whole page in the shop's name: no script, one style, never framed, never stored, never indexed. */
export async function answerPage(
  c: Context<ApiEnv>,
  { lang, title, body, style = '', formTarget, frames = false, status = 200 }: Page,
): Promise<Response> {
  const shop = await c.get('ownShop')();
  const css = fontStyle + pageStyle + style + colourStyles(shop.colours, '');
  const hash = createHash('sha256').update(css).digest('base64');
  c.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "font-src 'self'",
      ...(frames ? ["frame-src 'self'"] : []),
      `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Language', lang);
  const page = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="preload" href="${fontPath(lang)}" as="font" type="font/woff2" crossorigin>
<style>${new Html(css)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return c.html(page.text.replaceAll(shopName, escapeHtml(shop.name[lang])), status);
}

/** What a page behind a mailed link says; `press` is its one button, where there is something to answer. */
export type QuestionWords = { title: string; text: string; press?: string };

/**
 * A question with one button, or how things are. A program that opens the links of mails presses no button.
 * @param pathIn - where the page is in a language: its button posts there.
 */
export function questionPage(
  { title, text, press }: QuestionWords,
  lang: Lang,
  pathIn: (lang: Lang) => string,
): { title: string; body: Html } {
  const action = press
    ? html`<form class="actions" method="post" action="${pathIn(lang)}"><button class="first">${press}</button></form>`
    : html`<p class="actions"><a class="button first" href="/${lang}">${messages[lang].page.back}</a></p>`;
  const body = html`${pageBar(lang, pathIn(otherLang(lang)))}
<main><div class="card">
<h1>${title}</h1>
<p>${text}</p>
${action}
</div></main>`;
  return { title, body };
}

/** Where the staff's pages are: what was ordered, and what is sold. */
export const staffPaths = { orders: '/_orders', products: '/_products' } as const;
