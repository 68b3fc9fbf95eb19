import { bankOnPort } from '@dana/api/testing/bank-for-tests';
import { createTestApi, type TestApi } from '@dana/api/testing/test-api';
import type { Disturbance } from '../disturbance.ts';
import type { ShopOrder, ShopUse } from './shop-orders.ts';

type HostShop = { api: TestApi; use: ShopUse; disturbances: Map<string, Disturbance> };

/** Signing in is the one write that a reading file may make: it changes nothing that another file could see. */
const sharedWrites = new Set(['/api/login']);

/** The shops of a run of tests: one database for all files that read, and one for each file that writes. */
export function createHostShops() {
  const shops = new Map<string, HostShop>();
  let reading: Promise<TestApi> | undefined;
  let bank: ReturnType<typeof bankOnPort> | undefined;
  let opened = 0;

  /** A shop whose payments a bank takes that tests can reach. */
  async function create(): Promise<TestApi> {
    bank ??= bankOnPort();
    return createTestApi({ gateway: (await bank).gateway });
  }

  async function open(use: ShopUse): Promise<string> {
    reading ??= use === 'reading' ? create() : undefined;
    const api = use === 'reading' && reading ? await reading : await create();
    const shop = `shop-${++opened}`;
    shops.set(shop, { api, use, disturbances: new Map() });
    return shop;
  }

  return {
    /** Carries out an order. @returns what the host answers. */
    async take(order: ShopOrder): Promise<object> {
      if (order.kind === 'open') return { shop: await open(order.use) };
      const shop = shops.get(order.shop);
      if (order.kind === 'disturb') shop?.disturbances.set(order.path, order.disturbance);
      if (order.kind === 'restore') shop?.disturbances.clear();
      if (order.kind === 'close' && shops.delete(order.shop) && shop?.use === 'own') await shop.api.close();
      return {};
    },

    /** Answers a request whose path begins with the id of a shop. */
    answer(request: Request): Response | Promise<Response> {
      const address = new URL(request.url);
      const [, id = '', ...path] = address.pathname.split('/');
      const shop = shops.get(id);
      if (!shop) return new Response(`No shop ${id} is open.`, { status: 410 });
      address.pathname = `/${path.join('/')}`;
      for (const [start, { status, ...rest }] of shop.disturbances) {
        if (!address.pathname.startsWith(start)) continue;
        if (status === 'none') return new Promise(() => undefined);
        const { body = '{"success":false,"message":""}' } = rest as { body?: string };
        return new Response(body, { status, headers: { 'content-type': 'application/json' } });
      }
      if (shop.use === 'reading' && request.method !== 'GET' && !sharedWrites.has(address.pathname))
        return new Response(
          `${request.method} ${address.pathname}: other test files read this shop. Use startTestApi().`,
          {
            status: 500,
          },
        );
      return shop.api.fetch(new Request(address, request));
    },
  };
}
