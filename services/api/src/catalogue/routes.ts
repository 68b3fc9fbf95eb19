import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { departmentsAnswerSchema } from '@dana/contracts/api/category';
import { currenciesAnswerSchema } from '@dana/contracts/api/currency';
import { homeAnswerSchema, homeQuerySchema } from '@dana/contracts/api/home';
import { suggestionsAnswerSchema, suggestionsQuerySchema } from '@dana/contracts/api/suggestion';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { readQuery } from '../http/read-input.ts';
import { loadDepartments, loadHome } from './home.ts';
import { localise, otherName, presentPicture } from './localise.ts';
import { suggest } from './suggest.ts';

/** GET home, categories, brands, currencies and search/suggestions?q=. */
export function catalogueRoutes(deps: ApiDeps) {
  const answer = answerer(deps);

  return new Hono<ApiEnv>()
    .get('/home', async (c) => {
      const view = { lang: c.get('lang'), currency: c.get('currency'), now: deps.now() };
      return answer(c, homeAnswerSchema, {
        success: true,
        data: await loadHome(deps.db, view, readQuery(c, homeQuerySchema).theme),
      });
    })
    .get('/categories', async (c) =>
      answer(c, departmentsAnswerSchema, {
        success: true,
        data: await loadDepartments(deps.db, c.get('lang')),
      }),
    )
    .get('/brands', async (c) => {
      const rows = await deps.db
        .selectFrom('brands as b')
        .selectAll('b')
        .select(
          sql<number>`(select count(*) from products p where p.brand_id = b.id and p.withdrawn_at is null)`.as(
            'products_count',
          ),
        )
        .orderBy('b.position')
        .execute();
      const data = rows.map(({ id, slug, name, description, logo, products_count }) => ({
        id,
        slug,
        name: localise(name, c.get('lang')),
        other_name: otherName(name, c.get('lang')),
        description: localise(description, c.get('lang')),
        logo: presentPicture(logo, c.get('lang')),
        products_count,
      }));
      return answer(c, brandsAnswerSchema, { success: true, data });
    })
    .get('/currencies', async (c) => {
      const rows = await deps.db
        .selectFrom('currencies')
        .selectAll()
        .where('active', '=', true)
        .orderBy('id')
        .execute();
      const data = rows.map(({ id, code, name, symbol, rate, active, is_default }) => ({
        id,
        code,
        name: localise(name, c.get('lang')),
        symbol: localise(symbol, c.get('lang')),
        exchange_rate: Number(rate),
        active,
        default: is_default,
      }));
      return answer(c, currenciesAnswerSchema, { success: true, data });
    })
    .get('/search/suggestions', async (c) => {
      const view = { lang: c.get('lang'), currency: c.get('currency'), now: deps.now() };
      const data = await suggest(deps.db, readQuery(c, suggestionsQuerySchema).q ?? '', view);
      return answer(c, suggestionsAnswerSchema, { success: true, data });
    });
}
