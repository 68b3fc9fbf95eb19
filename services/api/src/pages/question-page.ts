import type { Lang } from '../http/context.ts';
import { messages } from '../messages.ts';
import { html, type Html, otherLang, pageBar } from './html-page.ts';

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
