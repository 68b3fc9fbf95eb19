import { searchSchema } from '@dana/contracts/api/validation';
import { staffPaths } from '../pages/staff-paths.ts';
import * as z from 'zod/mini';
import type { Context } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { pageMeta, readPaging, readQuery } from '../http/read-input.ts';
import { answerPage } from '../pages/html-page.ts';
import { changeGoods, findGoods, hideGoods, loadGoods } from '../staff/goods.ts';
import { inLang } from '../staff/pages/frame.ts';
import { productPage, productsPage } from '../staff/pages/products-pages.ts';
import { staffArea } from '../staff/pages/staff-area.ts';
import { staffStyle as style } from '../staff/pages/staff-style.ts';
import { staffTexts } from '../staff/pages/staff-texts.ts';
import { localise } from '../catalogue/localise.ts';

const querySchema = z.object({
  search: z.optional(searchSchema.check(z.maxLength(100))),
  soon: z.optional(z.literal('yes')),
});

/** /_products: what is sold, for those who keep prices and stock. It works without scripts, as the orders' pages do. */
export function staffProductRoutes(deps: ApiDeps) {
  const area = staffArea(deps, {
    path: staffPaths.products,
    scope: 'catalogue:write',
    unknown: (lang) => staffTexts[lang].products.unknown,
  });

  async function show(c: Context<ApiEnv>, problem?: string): Promise<Response> {
    const lang = c.get('lang');
    const shown = await loadGoods(deps.db, c.req.param('product') ?? '');
    const title = `${localise(shown.product.name, lang)} · ${staffTexts[lang].products.title}`;
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
      return answerPage(c, { lang, title: staffTexts[lang].products.title, body, style });
    })
    .get('/:product', async (c) => ((await area.signedIn(c)) ? show(c) : area.askToSignIn(c)))
    .post('/:product', async (c) => {
      const sent = await area.readStaffForm(c, 'catalogue:write');
      if (sent instanceof Response) return sent;
      const by = { actor: sent.staff.name, at: deps.now() };
      const isTaken = await deps.db.transaction().execute((trx) => changeGoods(trx, sent.form, by));
      return isTaken ? again(c) : show(c, staffTexts[c.get('lang')].products.wrong);
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
