import { cartAddInputSchema, cartAnswerSchema, cartEditInputSchema } from '@dana/contracts/api/cart';
import { type Context, Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { checkInput, readJson } from '../http/read-input.ts';
import { addToCart, type CartChange, editCartItem, removeFromCart } from './change-cart.ts';

const windowSeconds = 600;

/** POST carts/add, POST carts/edit-item, DELETE carts/{id}/items/{item}, DELETE carts/{id}/clear. */
export function cartRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const adding = callLimits(deps, 'cart', deps.limits.cart, windowSeconds);

  type Change = {
    call?: string;
    body: unknown;
    before?: () => Promise<void>;
    work: (trx: Db) => Promise<CartChange>;
  };
  const change = async (c: Context<ApiEnv>, asked: Change): Promise<Response> =>
    answer(c, cartAnswerSchema, { success: true, data: await writeOnce(deps, c, asked) });

  /** By account or cart, and by address; a first cart has no id to count by. */
  async function limitAdding(c: Context<ApiEnv>, cartId: string | null | undefined): Promise<void> {
    const account = c.get('user')?.id ?? cartId;
    await adding.address(c);
    if (account) await adding.account(account);
  }

  return new Hono<ApiEnv>()
    .post('/carts/add', async (c) => {
      const body = await readJson(c);
      const request = checkInput(body, cartAddInputSchema);
      return change(c, {
        // Keys are kept for days under these names.
        call: 'POST /carts/add',
        body,
        before: () => limitAdding(c, request.cart_id),
        work: (trx) => addToCart(trx, deps, request, c.get('user')),
      });
    })
    .post('/carts/edit-item', async (c) => {
      const body = await readJson(c);
      const request = checkInput(body, cartEditInputSchema);
      const work = (trx: Db) => editCartItem(trx, deps, request, c.get('user'));
      return change(c, { call: 'POST /carts/edit-item', body, work });
    })
    .delete('/carts/:cartId/items/:itemId', async (c) => {
      const line = c.req.param();
      return change(c, { body: {}, work: (trx) => removeFromCart(trx, deps, line, c.get('user')) });
    })
    .delete('/carts/:cartId/clear', async (c) => {
      const all = { cartId: c.req.param('cartId'), itemId: 'all' };
      return change(c, { body: {}, work: (trx) => removeFromCart(trx, deps, all, c.get('user')) });
    });
}
