import { searchSchema } from '@dana/contracts/api/validation';
import { majorText } from '@dana/contracts/money';
import { localPath, paths } from '@dana/contracts/paths';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { localise } from '../catalogue/localise.ts';
import type { GoodsChangeNote } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { pageMeta, readPaging, readQuery } from '../http/read-input.ts';
import { answerPage, html, type Html, staffPaths } from '../pages/html-page.ts';
import { momentText, moneyText } from '../pages/page-formats.ts';
import {
  changeGoods,
  findGoods,
  type Goods,
  type GoodsPage,
  type GoodsQuery,
  type GoodsRow,
  hideGoods,
  loadGoods,
} from './goods.ts';
import { framed, inLang, ltr, pagesNav, staffMessages, type StaffMessages } from './pages/frame.ts';
import { staffStyle as style } from './pages/staff-style.ts';
import { staffArea } from './staff-area.ts';

const querySchema = z.object({
  search: z.optional(searchSchema.check(z.maxLength(100))),
  soon: z.optional(z.literal('yes')),
});

/** /_products: what is sold, for those who keep prices and stock. It works without scripts, as the orders' pages do. */
export function staffProductRoutes(deps: ApiDeps) {
  const area = staffArea(deps, {
    path: staffPaths.products,
    scope: 'catalogue:write',
    unknown: (lang) => staffMessages[lang].products.unknown,
  });

  async function show(c: Context<ApiEnv>, problem?: string): Promise<Response> {
    const lang = c.get('lang');
    const shown = await loadGoods(deps.db, c.req.param('product') ?? '');
    const title = `${localise(shown.product.name, lang)} · ${staffMessages[lang].products.title}`;
    const body = productPage({ lang, shown, problem });
    return answerPage(c, { lang, title, body, style, status: problem === undefined ? 200 : 422 });
  }

  const again = (c: Context<ApiEnv>) =>
    c.redirect(inLang(`${staffPaths.products}/${c.req.param('product')}`, c.get('lang')), 303);

  return area.app
    .get('/', async (c) => {
      if (!(await area.signedIn(c))) return area.askToSignIn(c);
      const lang = c.get('lang');
      const query = readQuery(c, querySchema);
      const paging = readPaging(c, { standard: 40, max: 100 });
      const { rows, total } = await findGoods(deps.db, query, paging);
      const { last_page: lastPage } = pageMeta(paging, total);
      const body = productsPage({ lang, query, rows, page: paging.page, lastPage });
      return answerPage(c, { lang, title: staffMessages[lang].products.title, body, style });
    })
    .get('/:product', async (c) => ((await area.signedIn(c)) ? show(c) : area.askToSignIn(c)))
    .post('/:product', async (c) => {
      const sent = await area.readStaffForm(c, 'catalogue:write');
      if (sent instanceof Response) return sent;
      const by = { actor: sent.staff.name, at: deps.now() };
      const isTaken = await deps.db.transaction().execute((trx) => changeGoods(trx, sent.form, by));
      return isTaken ? again(c) : show(c, staffMessages[c.get('lang')].products.wrong);
    })
    .post('/:product/hidden', async (c) => {
      const sent = await area.readStaffForm(c, 'catalogue:write');
      if (sent instanceof Response) return sent;
      const by = { actor: sent.staff.name, at: deps.now() };
      const asked = { id: c.req.param('product'), isHidden: sent.form.hidden === 'yes' };
      await deps.db.transaction().execute((trx) => hideGoods(trx, asked, by));
      return again(c);
    });
}

type ListPage = { lang: Lang; query: GoodsQuery; rows: GoodsRow[]; page: number; lastPage: number };

const dinars = (fils: number): string => majorText(fils, 'KWD');

/** What the shop sells, as a list to search in. */
function productsPage({ lang, query, rows, page, lastPage }: ListPage): Html {
  const { products: words, list } = staffMessages[lang];
  const found =
    rows.length === 0
      ? html`<div class="card"><h2>${words.none}</h2><p>${words.noneText}</p></div>`
      : html`<ul class="orders">${rows.map((row) => productRow(row, lang))}</ul>`;
  const addressOf = (to: number): string => {
    const { search, soon } = query;
    const more = { ...(search && { search }), ...(soon && { soon }), ...(to > 1 && { page: String(to) }) };
    const text = new URLSearchParams(more).toString();
    return text ? `${staffPaths.products}?${text}` : staffPaths.products;
  };
  const body = html`<main class="wide">
<h1 class="page">${words.title}</h1>
<form class="filters" method="get" action="${staffPaths.products}" role="search">
<input type="hidden" name="lang" value="${lang}">
<label>${words.search}<input type="search" name="search" dir="auto" value="${query.search ?? ''}"></label>
<label class="check"><input type="checkbox" name="soon" value="yes"${query.soon ? html` checked` : html``}>${words.soon}</label>
<button class="first">${list.submit}</button>
</form>
${found}
${lastPage > 1 ? pagesNav({ lang, page, lastPage, addressOf, words }) : html``}
</main>`;
  return framed({ lang, here: addressOf(page), isSignedIn: true, body });
}

function productRow(row: GoodsRow, lang: Lang): Html {
  const was = row.oldPrice === null ? html`` : html` <s class="muted">${ltr(dinars(row.oldPrice))}</s>`;
  return html`<li>
<span><a class="number" href="${inLang(`${staffPaths.products}/${row.id}`, lang)}"><bdi>${localise(row.name, lang)}</bdi></a></span>
<span class="muted end">${ltr(row.sku)}</span>
<span>${stateOf(row, staffMessages[lang])}</span>
<span class="end">${staffMessages[lang].products.stock}: ${ltr(String(row.stock))}</span>
<span class="total">${ltr(moneyText(row.price / 1000, 'KWD'))}${was}</span>
</li>`;
}

function stateOf(row: GoodsRow, { products: words }: StaffMessages): Html {
  if (row.isHidden) return html`<span class="badge">${words.hidden}</span>`;
  if (row.isGone) return html`<span class="badge">${words.gone}</span>`;
  if (!row.isSoonOut) return html``;
  return row.stock === 0
    ? html`<span class="badge bad">${words.soldOut}</span>`
    : html`<span class="badge open">${words.soldOutSoon}</span>`;
}

type OnePage = { lang: Lang; shown: GoodsPage; problem?: string | undefined };

/** One product: what it costs and how many there are, its variations, and what was changed by whom. */
function productPage({ lang, shown, problem }: OnePage): Html {
  const messages = staffMessages[lang];
  const { products: words } = messages;
  const { product, variations, changes } = shown;
  const here = `${staffPaths.products}/${product.id}`;
  const form = (goods: Goods, kind: 'whole' | 'stocked' | 'variation') =>
    goodsForm(goods, { kind, here, lang });
  const hiding = html`<section class="card"><form class="stack" method="post" action="${inLang(`${here}/hidden`, lang)}">
<p class="muted">${words.hideText}</p>
<input type="hidden" name="hidden" value="${product.isHidden ? 'no' : 'yes'}">
<button class="${product.isHidden ? 'first' : 'danger'}">${product.isHidden ? words.show : words.hide}</button></form></section>`;
  const body = html`<main class="wide">
<p><a href="${inLang(staffPaths.products, lang)}">${messages.refused.back}</a></p>
<div class="head"><h1><bdi>${localise(product.name, lang)}</bdi></h1>${stateOf(product, messages)}
<a class="button" href="${localPath(lang, paths.product(product.slug))}">${words.page}</a></div>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : html``}
<div class="columns">
<div><section class="card"><h2>${ltr(product.sku)}</h2>${form(product, variations.length > 0 ? 'stocked' : 'whole')}</section>
${variations.map((each) => html`<section class="card"><h2><bdi>${localise(each.name, lang)}</bdi> <span class="muted">${ltr(each.sku)}</span></h2>${form(each, 'variation')}</section>`)}</div>
<div>${changesCard(changes, lang)}${product.isGone ? html`` : hiding}</div>
</div>
</main>`;
  return framed({ lang, here, isSignedIn: true, body });
}

function goodsForm(
  { sku, stock, price, oldPrice }: Goods,
  { kind, here, lang }: { kind: 'whole' | 'stocked' | 'variation'; here: string; lang: Lang },
): Html {
  const { products: words } = staffMessages[lang];
  const amount = (fils: number | null) => (fils === null ? '' : dinars(fils));
  const units =
    kind === 'stocked'
      ? html`<p class="muted">${words.byVariations}</p><input type="hidden" name="stock" value="${stock}">`
      : html`<label>${words.stock}<input type="text" name="stock" inputmode="numeric" dir="ltr" value="${stock}" required></label>`;
  return html`<form class="stack" method="post" action="${inLang(here, lang)}">
<input type="hidden" name="sku" value="${sku}"><input type="hidden" name="seen" value="${stock}">
${units}
<label>${kind === 'variation' ? words.ownPrice : words.price}<input type="text" name="price" inputmode="decimal" dir="ltr" value="${amount(price)}"${kind === 'variation' ? html`` : html` required`}></label>
<label>${words.oldPrice}<input type="text" name="oldPrice" inputmode="decimal" dir="ltr" value="${amount(oldPrice)}"></label>
<button class="first">${words.save}</button></form>`;
}

function changesCard(changes: GoodsPage['changes'], lang: Lang): Html {
  const { products: words } = staffMessages[lang];
  const rows = changes.map(
    ({ sku, at, actor, change }) =>
      html`<li><b>${ltr(sku)}</b><span>${said(change, words).map((line) => html`<span>${line}</span><br>`)}</span><span class="muted"><bdi>${momentText(at.toISOString(), lang)}</bdi> · <bdi>${actor}</bdi></span></li>`,
  );
  return html`<section class="card"><h2>${words.changes}</h2>${changes.length === 0 ? html`<p>${words.noChanges}</p>` : html`<ol class="history">${rows}</ol>`}</section>`;
}

function said(
  { stock, price, oldPrice, hidden }: GoodsChangeNote,
  words: StaffMessages['products'],
): string[] {
  const fromTo = ([before, after]: readonly (string | number)[]) =>
    words.fromTo.replace('{{from}}', `${before}`).replace('{{to}}', `${after}`);
  const amounts = (pair: readonly [number | null, number | null]) =>
    fromTo(pair.map((fils) => (fils === null ? '–' : dinars(fils))));
  return [
    ...(stock ? [`${words.stock}: ${fromTo(stock)}`] : []),
    ...(price ? [`${words.price}: ${amounts(price)}`] : []),
    ...(oldPrice ? [`${words.oldPrice}: ${amounts(oldPrice)}`] : []),
    ...(hidden === undefined ? [] : [hidden ? words.hide : words.show]),
  ];
}
