import { directionOf, type Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { escapeHtml } from './escape-html.ts';

/** A page without shell, remotes, styles or scripts: all that this server can say by itself. */
export type SmallDocument = {
  title: string;
  /** Paragraphs, as HTML. */
  paragraphs: string[];
  /** Loads the address again by itself. Unit: seconds. */
  reloadSeconds?: number;
};

/** What such a page may do: show itself. */
export const smallDocumentPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const bodyStyle =
  'margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;text-align:center;font:1rem/1.7 system-ui,sans-serif;color:#16222b;background:#f7f5f1';
const linkStyle =
  'justify-self:center;padding:.75rem 1.5rem;border-radius:6px;color:#fff;background:#0b5c63;text-decoration:none';
const links: Record<Locale, { home: string; again: string }> = {
  en: { home: 'Back to Home', again: 'Try again' },
  ar: { home: 'العودة إلى الرئيسية', again: 'حاول مرة أخرى' },
};

/** The whole HTML, in the right language and direction, with a way to try again and a way home. */
export function smallDocument(locale: Locale, { title, paragraphs, reloadSeconds }: SmallDocument): string {
  const { home, again } = links[locale];
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    reloadSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${reloadSeconds}">`,
    `<title>${escapeHtml(title)}</title></head><body style="${bodyStyle}"><h1 style="margin:0">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((html) => `<p style="margin:0">${html}</p>`),
    // An empty address is the present one.
    `<a href="" style="color:inherit;justify-self:center;padding:.5rem">${escapeHtml(again)}</a>`,
    `<a href="${localPath(locale, '/')}" style="${linkStyle}">${escapeHtml(home)}</a></body></html>`,
  ].join('');
}
