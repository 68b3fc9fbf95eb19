import { createBank } from '@dana/practice-bank/create-bank';
import { serve } from '@hono/node-server';
import { practiceGateway } from '../payments/gateways/practice-gateway.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const secret = 'shared by a test and its bank';
/** By the bank's clock, which tests move; its message follows after as long in truth. */
const lateMs = 50;

/**
 * A practice bank in this process. Its messages go to `shop`, which a test sets once it has one; until then, and in tests that
 * never do, none arrives, and the shop has to ask.
 */
export function bankInProcess(now: () => Date = () => new Date()) {
  const shop: { fetch: Fetch } = { fetch: () => new Response(null, { status: 410 }) };
  const origin = 'http://bank.test';
  const bank = createBank({ secret, origin, now, lateMs, carry: (request) => shop.fetch(request) });
  return {
    ...bank,
    origin,
    secret,
    shop,
    gateway: practiceGateway({ url: origin, secret, carry: bank.fetch, limitMs: 500 }),
  };
}

/** The same on a port of its own, for shops that are called over HTTP. */
export async function bankOnPort(now: () => Date = () => new Date()) {
  const shop: { fetch: Fetch } = { fetch: () => new Response(null, { status: 410 }) };
  let answer: Fetch = () => new Response(null, { status: 503 });
  let close: () => void = () => undefined;
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: (request) => answer(request), port: 0 }, (address) =>
      resolve(address.port),
    );
    server.unref();
    close = () => server.close();
  });
  const origin = `http://localhost:${port}`;
  const bank = createBank({ secret, origin, now, carry: (request) => shop.fetch(request) });
  answer = bank.fetch;
  return { ...bank, origin, secret, shop, close, gateway: practiceGateway({ url: origin, secret }) };
}
