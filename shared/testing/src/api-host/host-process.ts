import { serve } from '@hono/node-server';
import { createHostShops } from './host-shops.ts';
import { ordersPath, type ShopOrder } from './shop-orders.ts';

/* The process that holds the APIs of a run of tests, so that no test file loads and starts one of its own. */

const shops = createHostShops();

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== ordersPath) return shops.answer(request);
  try {
    return Response.json(await shops.take((await request.json()) as ShopOrder));
  } catch (error) {
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
  }
}

serve({ fetch: answer, port: 0, hostname: 'localhost' }, ({ port }) => process.send?.(port));
process.on('disconnect', () => process.exit());
