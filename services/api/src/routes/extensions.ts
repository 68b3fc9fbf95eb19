import { type ExtensionName, extensionNames, extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { shopAnswerSchema, shopQuerySchema } from '@dana/contracts/api/shop';
import { Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { earlierShop } from '../shop/earlier-shop.ts';
import { emptyParts } from '../shop/empty-parts.ts';
import { readQuery } from '../http/read-input.ts';
import { wholeShop } from '../places/whole-shop.ts';

/**
 * GET extensions: what this API has beyond the calls of every shop, but for the parts of the shop in which there is nothing. GET
 * shop: what the shop says of itself.
 */
export function extensionRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/extensions', async (c) => {
      const empty = new Set<ExtensionName>(await emptyParts(deps.db));
      const data = extensionNames.filter((name) => !empty.has(name));
      return answer(c, extensionsAnswerSchema, { success: true, data });
    })
    .get('/shop', async (c) => {
      const { all } = readQuery(c, shopQuerySchema);
      const whole = await wholeShop(deps);
      const data = all === 'true' ? whole : { ...whole, shop: earlierShop(whole.shop) };
      return answer(c, shopAnswerSchema, { success: true, data });
    });
}
