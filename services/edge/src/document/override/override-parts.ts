import { readFileSync } from 'node:fs';
import type { Locale } from '@dana/contracts/locale';
import type { Composition } from '@dana/contracts/release/composition';
import type { Override } from '@dana/releases/reading/override-pass';
import { raw } from 'hono/html';
import { markup } from '../../http/markup.ts';
import { inlineScript, readScript } from '../inline-script.ts';
import { scriptJson } from '../script-json.ts';
import { overrideWords } from './override-words.ts';

/**
 * Stands in the place of a live container, by its name, before the shell looks for it. It opens the developer's own build from
 * her machine, and the live one where that does not answer or does not run; and it says in the badge which it is.
 */
export const overrideContainer = inlineScript(
  readScript(new URL('./override-container.js', import.meta.url)),
);

const style = readFileSync(new URL('./override-badge.css', import.meta.url), 'utf8');

/** What a document holds for the browser of a developer: in its head, and in its body behind the shop. */
export function overrideParts({ remotes }: Composition, locale: Locale, { remote, origin }: Override) {
  const release = remotes[remote]?.current;
  if (!release) throw new Error(`${remote} is not part of the composition.`);
  const { container, base, entry } = release;
  const words = overrideWords[locale];
  const [shown, host] = [isolated(remote), isolated(new URL(origin).host)];
  const states = { own: words.own(shown, host), live: words.live(shown, host) };
  const live = { url: base + entry.file, integrity: entry.integrity };
  const data = scriptJson({ container, origin, live, states });
  return {
    head: `<style>${style}</style><script type="application/json">${data}</script>${overrideContainer.html}`,
    body: markup`<aside data-override="asking" aria-label="${words.label}"><p role="status">${words.asking(shown, host)}</p>${raw(`<button type="button">${words.end}</button>`)}</aside>`,
  };
}

/** A name in Latin letters keeps its order in a sentence of either direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
