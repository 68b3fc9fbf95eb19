import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { takeMessage } from '../commerce/take-message.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';

const bodyBytesMax = 64 * 1024;

/**
 * POST {gateway}/messages: what a gateway reports. Known by its signature alone, over the very bytes that came. 401 for a
 * wrong one; any failure of ours is answered as one, so that the gateway sends it again.
 */
export function paymentMessageRoutes(deps: ApiDeps) {
  const onError = () => {
    throw new ApiFailure(413, 'body_too_large');
  };
  return new Hono<ApiEnv>().post(
    '/:gateway/messages',
    bodyLimit({ maxSize: bodyBytesMax, onError }),
    async (c) => {
      const { gateway } = deps;
      if (gateway?.name !== c.req.param('gateway')) throw notFound();
      const body = await c.req.text();
      const message = gateway.readMessage({ body, header: (name) => c.req.header(name) });
      if (!message) {
        c.get('log').warn('a message to the shop has a wrong signature');
        throw new ApiFailure(401, 'unauthenticated');
      }
      await takeMessage(deps, gateway, message);
      return c.json({ success: true });
    },
  );
}
