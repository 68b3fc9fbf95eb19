import type { Logger } from 'pino';
import type { Currency } from '../catalogue/currencies.ts';

export type Lang = 'en' | 'ar';

/** The signed-in shopper as routes need them. */
export type CurrentUser = { id: string; cartId: string | null; tokenHash: string };

/** What middleware finds out about a request before a route sees it. */
export type RequestVariables = {
  requestId: string;
  log: Logger;
  lang: Lang;
  currency: Currency;
  user: CurrentUser | null;
  clientAddress: string;
};

export type ApiEnv = { Variables: RequestVariables };
