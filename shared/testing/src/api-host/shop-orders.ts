import type { Disturbance } from '../disturbance.ts';

/** `reading`: the shop that all files of a run read. `own`: a freshly filled one, for a file that writes. */
export type ShopUse = 'reading' | 'own';

/** What a test file asks of the host, as the JSON body of a POST. */
export type ShopOrder =
  | { kind: 'open'; use: ShopUse }
  | { kind: 'disturb'; shop: string; path: string; disturbance: Disturbance }
  | { kind: 'restore'; shop: string }
  | { kind: 'close'; shop: string };

/** The host's answer to `open`. */
export type OpenedShop = { shop: string };

/** Where orders are posted to; all other paths begin with the id of a shop. */
export const ordersPath = '/orders';
