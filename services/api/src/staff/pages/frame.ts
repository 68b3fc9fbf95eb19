import type { OrderStatus, Order } from '@dana/contracts/api/order';
import type { Lang } from '../../http/context.ts';
import { html, type Html, languageLink, otherLang, shopName, staffPaths } from '../../pages/html-page.ts';
import { type Messages, messages } from '../../messages.ts';

type Frame = {
  lang: Lang;
  /** This page without the language, with `?` when it has a query already. */
  here: string;
  isSignedIn: boolean;
  body: Html;
};

/** The head of each page – brand, what was ordered and what is sold, the other language, signing out – and what is below it. */
export function framed({ lang, here, isSignedIn, body }: Frame): Html {
  const messages = staffMessages[lang];
  const signOut = isSignedIn
    ? html`<form method="post" action="${staffPaths.orders}/sign-out?lang=${lang}"><button class="plain">${messages.signOut}</button></form>`
    : html``;
  const areas = [
    [staffPaths.orders, messages.area],
    [staffPaths.products, messages.products.title],
  ] as const;
  return html`<header class="bar${isSignedIn ? ' wide' : ''}">
<p class="brand"><a href="${inLang(staffPaths.orders, lang)}">${shopName}</a></p>
<nav>
${isSignedIn ? areas.map(([path, name]) => html`<a href="${inLang(path, lang)}"${here.startsWith(path) ? html` aria-current="true"` : html``}>${name}</a>`) : html``}
${languageLink(lang, inLang(here, otherLang(lang)))}
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

type PagesNav = {
  lang: Lang;
  page: number;
  lastPage: number;
  addressOf: (page: number) => string;
  words: { pages: string; previous: string; next: string };
};

/** To the pages before and after this one of a list. */
export function pagesNav({ lang, page, lastPage, addressOf, words }: PagesNav): Html {
  const { list } = staffMessages[lang];
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

/** An order's state in words, and in a colour for those who see it. */
export function statusBadge(status: OrderStatus, { statuses }: StaffMessages): Html {
  const tone = status === 'delivered' ? ' good' : isOver(status) ? ' bad' : '';
  return html`<span class="badge${tone}">${statuses[status]}</span>`;
}

const isOver = (status: OrderStatus): boolean => status === 'cancelled' || status === 'refunded';

type SignIn = { lang: Lang; isWrong: boolean /** Where it leads. */; area: string };

/** Asks for a token; `isWrong` after one that is not good. */
export function signInPage({ lang, isWrong, area }: SignIn): Html {
  const messages = staffMessages[lang].signIn;
  const problem = isWrong ? html`<p class="problem" role="alert" id="problem">${messages.wrong}</p>` : html``;
  const described = isWrong ? html` aria-invalid="true" aria-describedby="problem"` : html``;
  const body = html`<main><form class="card stack" method="post" action="${inLang(`${area}/sign-in`, lang)}">
<h1>${messages.title}</h1>
<p class="muted">${messages.text}</p>
${problem}
<label>${messages.token}<input type="password" name="token" dir="ltr" autocomplete="off" required${described}></label>
<div class="actions"><button class="first">${messages.submit}</button></div>
</form></main>`;
  return framed({ lang, here: area, isSignedIn: false, body });
}

export type StaffMessages = Messages['staff'];

/** The words of the staff's pages. */
export const staffMessages: Record<Lang, StaffMessages> = { en: messages.en.staff, ar: messages.ar.staff };

/** The same for one order: what is collected at the shop is not delivered. */
export function messagesOfOrder(lang: Lang, order: Pick<Order, 'shipping_method'>): StaffMessages {
  const words = staffMessages[lang];
  return order.shipping_method?.pickup ? collected(words) : words;
}

/** The words for what is collected at the shop. */
export function collected(words: StaffMessages): StaffMessages {
  const { statuses, payments, steps, order, form, slip } = words.pickup;
  return {
    ...words,
    statuses: { ...words.statuses, ...statuses },
    payments: { ...words.payments, ...payments },
    steps: { ...words.steps, ...steps },
    order: { ...words.order, ...order },
    form: { ...words.form, ...form },
    slip: { ...words.slip, ...slip },
  };
}
