import { doneSchema } from '@dana/contracts/api/envelope';
import {
  favoriteAnswerSchema,
  favoriteInputSchema,
  favoritesAnswerSchema,
} from '@dana/contracts/api/favorite';
import { type Context, Hono } from 'hono';
import { presentCard } from '../catalogue/present-product.ts';
import { loadProducts, rowId } from '../catalogue/product-rows.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { readBody, requireUser } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';
import { fromFils } from '../money/currencies.ts';

const favoritesMax = 500;

/** GET and POST favorites, DELETE favorites/{id}. */
export function favoriteRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/favorites', async (c) => {
      const rows = await deps.db
        .selectFrom('favorites')
        .select(['key', 'product_id'])
        .where('user_id', '=', requireUser(c).id)
        .orderBy('id', 'desc')
        .limit(favoritesMax)
        .execute();
      return answer(c, favoritesAnswerSchema, { success: true, data: await present(deps.db, c, rows) });
    })
    .post('/favorites', async (c) => {
      const { id: userId } = requireUser(c);
      const body = await readBody(c, favoriteInputSchema);
      const work = async (trx: Db) => {
        const [data] = await present(trx, c, [await add(trx, c, userId, rowId(body.product_id))]);
        if (!data) throw notFound();
        return { success: true as const, data };
      };
      return answer(c, favoriteAnswerSchema, await writeOnce(deps, c, { body, work }), 201);
    })
    .delete('/favorites/:id', async (c) => {
      const { id: userId } = requireUser(c);
      const work = async (trx: Db) => {
        const result = await trx
          .deleteFrom('favorites')
          .where('key', '=', c.req.param('id'))
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (!result.numDeletedRows) throw notFound();
        return { success: true as const };
      };
      return answer(c, doneSchema, await writeOnce(deps, c, { body: {}, work }));
    });

  async function add(trx: Db, c: Context<ApiEnv>, userId: string, productId: number | null) {
    const product =
      productId &&
      (await trx
        .selectFrom('products')
        .select(['id', 'price_minor'])
        .where('id', '=', productId)
        .executeTakeFirst());
    if (!product)
      throw new ApiFailure(422, 'invalid_input', { fields: { product_id: 'validation.invalid' } });
    const currency = c.get('currency');
    return (
      trx
        .insertInto('favorites')
        .values({
          user_id: userId,
          product_id: product.id,
          created_at: deps.now(),
          // A lower price is one below this (docs/shop-rules.md).
          seen_currency: currency.code,
          seen_minor: fromFils(product.price_minor, currency),
        })
        // Touches nothing, but lets a second request answer with the favourite that is there.
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'product_id']).doUpdateSet({ product_id: product.id }),
        )
        .returning(['key', 'product_id'])
        .executeTakeFirstOrThrow()
    );
  }

  async function present(db: Db, c: Context<ApiEnv>, rows: { key: string; product_id: number }[]) {
    const products = await loadProducts(
      db,
      rows.map((row) => row.product_id),
    );
    const view = { lang: c.get('lang'), currency: c.get('currency'), now: deps.now() };
    return products.flatMap((product) => {
      const row = rows.find((favorite) => favorite.product_id === product.id);
      return row ? [{ id: row.key, product: presentCard(product, view) }] : [];
    });
  }
}
