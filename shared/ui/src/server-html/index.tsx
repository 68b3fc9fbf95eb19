import createPurify, { type WindowLike } from 'dompurify';
import { type CleanHtml, cleanerWith } from '../rich-text/clean-html.ts';

/** As many texts are remembered; a page shows two or three, a shop has a few hundred. */
const remembered = 500;

/**
 * The sanitiser for a server: the browser's rules in a DOM that the server brings, fetched with the first text that
 * needs it. The same text is cleaned once.
 */
export function serverSanitiser(openWindow: () => WindowLike): CleanHtml {
  let clean: CleanHtml | undefined;
  const known = new Map<string, string>();
  return (html) => {
    const before = known.get(html);
    if (before !== undefined) return before;
    clean ??= cleanerWith(createPurify(openWindow()));
    const cleaned = clean(html);
    if (known.size >= remembered) known.clear();
    known.set(html, cleaned);
    return cleaned;
  };
}
