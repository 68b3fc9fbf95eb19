import { productsAnswerSchema, productsQuerySchema } from '@dana/contracts/api/listing';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { type Context, Hono } from 'hono';
import { majorFromFils } from '../money/currencies.ts';
import { findProducts } from '../catalogue/find-products.ts';
import { presentCard, presentProduct, type View } from '../catalogue/present-product.ts';
import { presentFacets } from '../catalogue/present-facets.ts';
import { presentSearch } from '../catalogue/present-search.ts';
import { selectProductPage } from '../catalogue/product-rows.ts';
import { findRelated } from '../catalogue/related-products.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { pageMeta, readPaging, readQuery } from '../http/read-input.ts';

const relatedCount = 8;

/** GET products, products/{slug} and products/{slug}/related. */
export function productRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const viewOf = (c: Context<ApiEnv>): View => ({
    lang: c.get('lang'),
    currency: c.get('currency'),
    now: deps.now(),
  });

  return new Hono<ApiEnv>()
    .get('/products', async (c) => {
      const filters = readQuery(c, productsQuerySchema);
      const paging = readPaging(c, { standard: 9, max: 100 });
      const currency = c.get('currency');
      const found = await findProducts(deps.db, filters, paging, currency);
      const prices = {
        min: majorFromFils(found.minPriceFils, currency),
        max: majorFromFils(found.maxPriceFils, currency),
      };
      const data = found.rows.map((row) => presentCard(row, viewOf(c)));
      return answer(c, productsAnswerSchema, {
        success: true,
        data,
        meta: {
          ...pageMeta(paging, found.total, prices),
          more_than_total: found.isMore,
          facets: presentFacets(found.facets, c.get('lang')),
          search: await presentSearch(deps.db, found, c.get('lang')),
        },
      });
    })
    .get('/products/:slug', async (c) => {
      const row = await selectProductPage(deps.db)
        .where('p.slug', '=', c.req.param('slug'))
        .executeTakeFirst();
      if (!row) throw notFound();
      return answer(c, productAnswerSchema, { success: true, data: presentProduct(row, viewOf(c)) });
    })
    .get('/products/:slug/related', async (c) => {
      const rows = await findRelated(deps.db, await idOf(c.req.param('slug')), relatedCount);
      const data = rows.map((row) => presentCard(row, viewOf(c)));
      return answer(c, productsAnswerSchema, { success: true, data });
    });

  async function idOf(slug: string): Promise<number> {
    const row = await deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!row) throw notFound();
    return row.id;
  }
}
