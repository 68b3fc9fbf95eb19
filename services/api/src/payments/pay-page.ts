import type { Lang } from '../http/context.ts';
import { html, type Html } from '../pages/html-page.ts';
import { payTexts } from './pay-texts.ts';

/** The page of a link that is not ours. */
export function unknownPage(lang: Lang, backLink: string): Html {
  const texts = payTexts[lang];
  return html`${head(lang)}
<main><div class="card">
<h1>${texts.unknown.title}</h1>
<p>${texts.unknown.text}</p>
<p class="actions"><a class="button first" href="${backLink}">${texts.back}</a></p>
</div></main>`;
}

/** The page that is shown when the bank's cannot be: opening the link again is one way on, and the order another. */
export function troublePage(lang: Lang, link: string, orderLink?: string): Html {
  const { title, text, again, order } = payTexts[lang].trouble;
  const toOrder = orderLink ? html`<a class="button" href="${orderLink}">${order}</a>` : html``;
  return html`${head(lang)}
<main><div class="card">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button first" href="${link}">${again}</a>${toOrder}</p>
</div></main>`;
}

const head = (lang: Lang): Html =>
  html`<header class="bar"><p class="brand">${payTexts[lang].shop}</p></header>`;
