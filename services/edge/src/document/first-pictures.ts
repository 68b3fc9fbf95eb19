import { inlineScript, readScript } from './inline-script.ts';

/**
 * Keeps pictures outside the first view from being asked for before the scripts: browsers fetch lazy ones far ahead of where
 * they are seen, hidden slides too, and on a slow line, or where a server still has to make them, scripts would wait behind.
 * The styles of pictures leave them out while the root element says `data-view="first"`. Those that are in view are let in with
 * `first-view`, and by the shop when it has taken the page over (`show-pictures.ts` of the shell); all others at the first sign
 * that somebody moves on. Opened at a place further down, the document is laid out as a whole.
 */
export const firstPictures = inlineScript(readScript(new URL('./first-pictures.js', import.meta.url)));
