import type { AwaitedTables } from './tables/awaited.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { ContentTables } from './tables/content.ts';
import type { HomeTables } from './tables/home.ts';
import type { LetterTables } from './tables/letters.ts';
import type { OperationTables } from './tables/operation.ts';
import type { OrderTables } from './tables/orders.ts';
import type { ShopperTables } from './tables/shoppers.ts';
import type { StaffTables } from './tables/staff.ts';

/** The tables of the shop. Amounts are minor units of KWD, except in orders, which name their currency. */
export type Database = CatalogueTables &
  HomeTables &
  ContentTables &
  CheckoutTables &
  OrderTables &
  StaffTables &
  ShopperTables &
  LetterTables &
  AwaitedTables &
  OperationTables;
