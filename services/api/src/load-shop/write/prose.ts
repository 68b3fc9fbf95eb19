import sanitizeHtml from 'sanitize-html';
import type { Localised } from '../../database/stored.ts';
import type { Prose } from '../format/texts.ts';

type Block = string | readonly string[];

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
function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** A text that is HTML already, in both languages. */
export const cleanHtmlOfBoth = ({ en, ar }: { en: string; ar: string }) => ({
  en: cleanHtml(en),
  ar: cleanHtml(ar),
});

/** Paragraphs and lists as HTML. A text that starts with "## " is a heading, with "> " a quotation. */
function htmlOf(blocks: readonly Block[]): string {
  return cleanHtml(blocks.map(blockOf).join(''));
}

/** The same for both languages. */
export function htmlOfBoth(prose: Prose): Localised {
  return { ...(prose.en && { en: htmlOf(prose.en) }), ...(prose.ar && { ar: htmlOf(prose.ar) }) };
}

function blockOf(block: Block): string {
  if (typeof block !== 'string') return `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`;
  if (block.startsWith('> ')) return `<blockquote><p>${block.slice(2)}</p></blockquote>`;
  return `<p>${block}</p>`;
}
