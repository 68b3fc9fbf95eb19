import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import { inLang, ltr } from './frame.ts';
import { staffTexts } from './staff-texts.ts';

type PagesNav = {
  lang: Lang;
  page: number;
  lastPage: number;
  addressOf: (page: number) => string;
  words: { pages: string; previous: string; next: string };
};

/** To the pages before and after this one of a list. */
export function pagesNav({ lang, page, lastPage, addressOf, words }: PagesNav): Html {
  const { list } = staffTexts[lang];
  const link = (to: number, name: string) =>
    to >= 1 && to <= lastPage
      ? html`<a class="button" href="${inLang(addressOf(to), lang)}">${name}</a>`
      : html`<span></span>`;
  return html`<nav class="pages" aria-label="${words.pages}">
${link(page - 1, words.previous)}
<span>${list.page} ${ltr(String(page))} ${list.of} ${ltr(String(lastPage))}</span>
${link(page + 1, words.next)}
</nav>`;
}
