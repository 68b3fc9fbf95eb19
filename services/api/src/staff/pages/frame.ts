import { staffPaths } from '../../pages/staff-paths.ts';
import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import { staffTexts } from './staff-texts.ts';

type Frame = {
  lang: Lang;
  /** This page without the language, with `?` when it has a query already. */
  here: string;
  isSignedIn: boolean;
  body: Html;
};

/** The head of each page – brand, what was ordered and what is sold, the other language, signing out – and what is below it. */
export function framed({ lang, here, isSignedIn, body }: Frame): Html {
  const texts = staffTexts[lang];
  const other = lang === 'ar' ? 'en' : 'ar';
  const signOut = isSignedIn
    ? html`<form method="post" action="${staffPaths.orders}/sign-out?lang=${lang}"><button class="plain">${texts.signOut}</button></form>`
    : html``;
  const areas = [
    [staffPaths.orders, texts.area],
    [staffPaths.products, texts.products.title],
  ] as const;
  return html`<header class="bar${isSignedIn ? ' wide' : ''}">
<p class="brand"><a href="${inLang(staffPaths.orders, lang)}">${texts.shop}</a></p>
<nav>
${isSignedIn ? areas.map(([path, name]) => html`<a href="${inLang(path, lang)}"${here.startsWith(path) ? html` aria-current="true"` : html``}>${name}</a>`) : html``}
<a class="language" href="${inLang(here, other)}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
${signOut}
</nav>
</header>
${body}`;
}

/** An address with the page's language. */
export function inLang(path: string, lang: Lang): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

/** Text that is the other way round than the page, or may be: numbers, names, addresses. */
export const ltr = (text: string) => html`<span class="ltr">${text}</span>`;
