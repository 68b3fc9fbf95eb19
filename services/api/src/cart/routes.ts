import { cartAddInputSchema, cartAnswerSchema, cartEditInputSchema } from '@dana/contracts/api/cart';
import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { type Repeat, repeatOf } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { checkInput, readJson } from '../http/read-input.ts';
import { addToCart, type CartChange, editCartItem, removeFromCart } from './change-cart.ts';

const windowSeconds = 600;

/** POST carts/add, POST carts/edit-item, DELETE carts/{id}/items/{item}, DELETE carts/{id}/clear. */
export function cartRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const done = (c: Context, data: CartChange) => answer(c, cartAnswerSchema, { success: true, data });
  const repeatFor = (c: Context<ApiEnv>, call: string, body: unknown): Repeat =>
    repeatOf(c.req.header('idempotency-key'), { call, user: c.get('user'), body, now: deps.now() });

  const adding = callLimits(deps, 'cart', deps.limits.cart, windowSeconds);

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
      await limitAdding(c, request.cart_id);
      return done(c, await addToCart(deps, request, c.get('user'), repeatFor(c, 'POST /carts/add', body)));
    })
    .post('/carts/edit-item', async (c) => {
      const body = await readJson(c);
      const request = checkInput(body, cartEditInputSchema);
      const repeat = repeatFor(c, 'POST /carts/edit-item', body);
      return done(c, await editCartItem(deps, request, c.get('user'), repeat));
    })
    .delete('/carts/:cartId/items/:itemId', async (c) => {
      const { cartId, itemId } = c.req.param();
      return done(
        c,
        await removeFromCart(
          deps,
          { cartId, itemId },
          c.get('user'),
          repeatFor(c, `DELETE ${c.req.path}`, {}),
        ),
      );
    })
    .delete('/carts/:cartId/clear', async (c) => {
      const cartId = c.req.param('cartId');
      return done(
        c,
        await removeFromCart(
          deps,
          { cartId, itemId: 'all' },
          c.get('user'),
          repeatFor(c, `DELETE ${c.req.path}`, {}),
        ),
      );
    });
}
