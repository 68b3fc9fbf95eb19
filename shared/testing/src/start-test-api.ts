import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { requestText } from './api-host/request-text.ts';
import { type OpenedShop, ordersPath, type ShopOrder, type ShopUse } from './api-host/shop-orders.ts';
import type { Disturbance } from './disturbance.ts';

export type RunningTestApi = {
  /** What an API client takes as `baseUrl`. */
  baseUrl: string;
  /** From now on every call of this file whose path begins with `path` (`/api/products`) goes wrong in this way. */
  disturb: (path: string, disturbance: Disturbance) => Promise<void>;
  /** Ends all disturbances. */
  restore: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The real shop API on a freshly filled shop of its own, in memory, reached over real HTTP: for files that write. Once for
 * a file, in `beforeAll`, and `afterAll(() => api.stop())`.
 * Errors: rejects with what the API threw when it could not start.
 */
export const startTestApi = (): Promise<RunningTestApi> => openShop('own');

/**
 * The same on the one shop that all files of a run read: nothing has to be filled for it. A call that would change something
 * is answered with 500, but for signing in. Disturbances are this file's alone.
 */
export const readTestApi = (): Promise<RunningTestApi> => openShop('reading');

/**
 * The API for all tests of one file: there before them, and gone after them; disturbances end with their test.
 * @param open – `readTestApi` for files that change nothing.
 */
export function apiOfFile(open = startTestApi) {
  let api: RunningTestApi;
  beforeAll(async () => {
    api = await open();
  });
  afterEach(() => api.restore());
  afterAll(() => api.stop());
  return {
    get baseUrl() {
      return api.baseUrl;
    },
    disturb: (...fault: Parameters<RunningTestApi['disturb']>) => api.disturb(...fault),
    restore: () => api.restore(),
    /** What a call answers, as JSON. */
    get: async (path: string) => (await fetch(`${api.baseUrl}${path}`)).json(),
    post: (path: string, body: object, token?: string): Promise<Response> => {
      const own = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      const headers = { 'Content-Type': 'application/json', ...own };
      return fetch(`${api.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    },
  };
}

async function openShop(use: ShopUse): Promise<RunningTestApi> {
  const host = await requestText(inject('apiHostDoor'));
  const order = (body: ShopOrder): Promise<string> => requestText(`${host}${ordersPath}`, body);
  const { shop } = JSON.parse(await order({ kind: 'open', use })) as OpenedShop;
  return {
    baseUrl: `${host}/${shop}/api`,
    disturb: async (path, disturbance) => void (await order({ kind: 'disturb', shop, path, disturbance })),
    restore: async () => void (await order({ kind: 'restore', shop })),
    stop: async () => void (await order({ kind: 'close', shop })),
  };
}
