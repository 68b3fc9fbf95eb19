import type { WholeShop } from '@dana/contracts/api/shop';
import type { Logger } from 'pino';
import type { Currency } from '../money/currencies.ts';

export type Lang = 'en' | 'ar';

/** The signed-in shopper as routes need them. */
export type CurrentUser = { id: string; cartId: string | null; tokenHash: string };

/** What middleware finds out about a request before a route sees it. */
export type RequestVariables = {
  requestId: string;
  log: Logger;
  lang: Lang;
  /** The shop as it calls itself. */
  ownShop: () => Promise<WholeShop['shop']>;
  currency: Currency;
  user: CurrentUser | null;
  /** What limits count by: the caller's address, or the /64 network of an IPv6 one. */
  clientAddress: string;
};

export type ApiEnv = { Variables: RequestVariables };
