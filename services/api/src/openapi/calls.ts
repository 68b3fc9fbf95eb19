import type { ApiCall } from './api-call.ts';
import { accountCalls } from './calls/account.ts';
import { buyingCalls } from './calls/buying.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { contentCalls } from './calls/content.ts';
import { listCalls } from './calls/lists.ts';
import { orderCalls } from './calls/orders.ts';
import { staffCalls } from './calls/staff.ts';

/** Every call of the shop API. What is not here is not part of the contract. */
export const apiCalls: readonly ApiCall[] = [
  ...catalogueCalls,
  ...contentCalls,
  ...buyingCalls,
  ...orderCalls,
  ...accountCalls,
  ...listCalls,
  ...staffCalls,
];
