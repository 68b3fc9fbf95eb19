import sanitizeHtml from 'sanitize-html';
import type { Localised } from '../database/stored.ts';
import type { Prose } from './product-seed.ts';

const allowed = {
  allowedTags: [
    'p',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'strong',
    'em',
    'blockquote',
    'a',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** HTML that may be stored: what is not on the list is dropped here, where texts enter the shop. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** Paragraphs and lists as HTML. A text that starts with "## " is a heading, with "> " a quotation. */
export function htmlOf(prose: Prose): string {
  return cleanHtml(prose.map(blockOf).join(''));
}

/** The same for both languages. */
export function htmlOfBoth(prose: { en?: Prose; ar?: Prose }): Localised {
  return { ...(prose.en && { en: htmlOf(prose.en) }), ...(prose.ar && { ar: htmlOf(prose.ar) }) };
}

function blockOf(block: string | readonly string[]): string {
  if (typeof block !== 'string') return `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`;
  if (block.startsWith('> ')) return `<blockquote><p>${block.slice(2)}</p></blockquote>`;
  return `<p>${block}</p>`;
}
