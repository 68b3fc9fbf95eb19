import { cartAddInputSchema, cartAnswerSchema, cartEditInputSchema } from '@dana/contracts/api/cart';
import { type Context, Hono } from 'hono';
import { addToCart, type CartChange, editCartItem, removeFromCart } from '../commerce/change-cart.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { readBody } from '../http/read-input.ts';

/** POST carts/add, POST carts/edit-item, DELETE carts/{id}/items/{item}, DELETE carts/{id}/clear. */
export function cartRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const done = (c: Context, data: CartChange) => answer(c, cartAnswerSchema, { success: true, data });
  return new Hono<ApiEnv>()
    .post('/carts/add', async (c) =>
      done(c, await addToCart(deps, await readBody(c, cartAddInputSchema), c.get('user'))),
    )
    .post('/carts/edit-item', async (c) =>
      done(c, await editCartItem(deps, await readBody(c, cartEditInputSchema), c.get('user'))),
    )
    .delete('/carts/:cartId/items/:itemId', async (c) => {
      const { cartId, itemId } = c.req.param();
      return done(c, await removeFromCart(deps, { cartId, itemId }, c.get('user')));
    })
    .delete('/carts/:cartId/clear', async (c) => {
      const cartId = c.req.param('cartId');
      return done(c, await removeFromCart(deps, { cartId, itemId: 'all' }, c.get('user')));
    });
}
