import type { Kysely } from 'kysely';
import type { AwaitedTables, EmailTables, OperationTables, StaffTables } from './tables/operation.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { ContentTables, HomeTables } from './tables/content.ts';
import type { OrderTables } from './tables/orders.ts';
import type { ShopperTables } from './tables/shoppers.ts';

/** The tables of the shop. Amounts are minor units of KWD, except in orders, which name their currency. */
export type Database = CatalogueTables &
  HomeTables &
  ContentTables &
  CheckoutTables &
  OrderTables &
  StaffTables &
  ShopperTables &
  EmailTables &
  AwaitedTables &
  OperationTables;

/** The shop's database, or a transaction in it. */
export type Db = Kysely<Database>;
