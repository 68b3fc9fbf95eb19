import type { facetsSchema } from '@dana/contracts/api/envelope';
import { productsAnswerSchema, productsQuerySchema } from '@dana/contracts/api/listing';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { pageMeta, readPaging, readQuery } from '../http/read-input.ts';
import { majorFromFils } from '../money/currencies.ts';
import type { ListedIds } from './facets.ts';
import { findProducts } from './find-products.ts';
import { localise } from './localise.ts';
import { presentCard, presentProduct, type View } from './present-product.ts';
import { loadProducts, type ProductRow, selectProductPage } from './product-rows.ts';
import { presentSearch } from './suggest.ts';

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

/** What stands beside the filters of a list. Options stand under what they are of. */
function presentFacets(facets: ListedIds['facets'], lang: Lang): z.input<typeof facetsSchema> {
  const { options, ratings, isPartial, ...counts } = facets;
  const attributes = [...new Set(options.map(({ attribute_id }) => attribute_id))].map((id) => {
    const of = options.filter(({ attribute_id }) => attribute_id === id);
    return {
      id,
      name: localise(of[0]?.attribute ?? {}, lang),
      values: of.map(({ id: valueId, name, code, count }) => ({
        id: valueId,
        name: localise(name, lang),
        ...(code && { code }),
        count,
      })),
    };
  });
  return {
    ...counts,
    attributes,
    ratings: ratings.map(({ stars, count }) => ({ id: stars, count })),
    is_partial: isPartial,
  };
}

/** Products that share categories with this one, closest first: the same own category, then what sells. */
async function findRelated(db: Db, productId: number, count: number): Promise<ProductRow[]> {
  const shared = await db
    .selectFrom('product_categories as mine')
    .innerJoin('product_categories as theirs', 'theirs.category_id', 'mine.category_id')
    .innerJoin('products as p', 'p.id', 'theirs.product_id')
    .select('p.id')
    .where('mine.product_id', '=', productId)
    .where('theirs.product_id', '!=', productId)
    .where('p.withdrawn_at', 'is', null)
    .groupBy('p.id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`p.stock > 0`, 'desc')
    .orderBy('p.sell_count', 'desc')
    .orderBy('p.id')
    .limit(count)
    .execute();
  return loadProducts(
    db,
    shared.map((row) => row.id),
  );
}
