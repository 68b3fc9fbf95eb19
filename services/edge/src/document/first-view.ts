import { inlineScript, readScript } from './inline-script.ts';

/**
 * Keeps what is outside the first view out of its way.
 *
 * Pictures: browsers fetch lazy ones far ahead of where they are seen, hidden slides too, and on a slow line, or where a server
 * still has to make them, scripts would wait behind. The styles of pictures leave them out while the root element says
 * `data-view="first"`. Those that are in view are let in with `first-view`, and by the shop when it has taken the page over
 * (`show-pictures.ts` of the shell); all others at the first sign that somebody moves on.
 * A press is none: what it wants goes first, and shows what it needs when the page is taken over.
 *
 * Parts (`data-part`): browsers lay out those that are near before they paint anything. While the root element says
 * `data-parts="first"` only those in view are laid out; with `first-view`, or when somebody moves on, those that come near.
 * Opened at a place further down, the document is laid out as a whole.
 */
export const firstView = inlineScript(readScript(new URL('./inline/first-view.js', import.meta.url)));
