import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { markup } from '../http/markup.ts';

/** A page without shell, remotes or scripts: all that this server can say by itself. */
export type SmallDocument = {
  title: string;
  /** Texts, or finished HTML. */
  paragraphs: (string | HtmlEscapedString)[];
  /** Loads the address again by itself. Unit: seconds. */
  reloadSeconds?: number;
  /** What stands below the ways on. */
  after?: HtmlEscapedString;
};

// The colours are those of the shop's tokens, light and dark.
const style = [
  ':root{color-scheme:light dark;--ink:#16222b;--canvas:#f7f5f1;--primary:#0b5c63;--on-primary:#fff}',
  '@media screen and (prefers-color-scheme:dark)',
  '{:root{--ink:#eef0ef;--canvas:#0f181e;--primary:#79c6cb;--on-primary:#0b2225}}',
  'body{margin:0;box-sizing:border-box;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;',
  'text-align:center;font:1rem/1.7 system-ui,sans-serif;color:var(--ink);background:var(--canvas)}',
  'h1,p,ul{margin:0}ul{padding:0;list-style:none}a{display:inline-block;justify-self:center;padding:.5rem;color:inherit}',
  'a.home{padding:.75rem 1.5rem;border-radius:6px;color:var(--on-primary);background:var(--primary);text-decoration:none}',
].join('');
const styleHash = createHash('sha256').update(style).digest('base64');

/** What such a page may do: show itself. */
export const smallDocumentPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const links: Record<Locale, { home: string; again: string }> = {
  en: { home: 'Back to Home', again: 'Try again' },
  ar: { home: 'العودة إلى الرئيسية', again: 'إعادة المحاولة' },
};

/** The whole HTML, in the right language and direction, with a way to try again and a way home. */
export function smallDocument(
  locale: Locale,
  { title, paragraphs, reloadSeconds, after }: SmallDocument,
): string {
  const { home, again } = links[locale];
  return [
    markup`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    reloadSeconds === undefined ? '' : markup`<meta http-equiv="refresh" content="${reloadSeconds}">`,
    markup`<title>${title}</title><style>${raw(style)}</style></head><body><h1>${title}</h1>`,
    ...paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`),
    // An empty address is the present one.
    markup`<a href="">${again}</a>`,
    markup`<a class="home" href="${localPath(locale, '/')}">${home}</a>`,
    after ?? '',
    '</body></html>',
  ].join('');
}
