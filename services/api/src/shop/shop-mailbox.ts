import type { ApiDeps } from '../deps.ts';
import { ownShop } from './own-shop.ts';

/** Where the shop's own people read mail: `MAIL_SHOP`, else the address of `shop.json`; undefined where nobody said. */
export const shopMailbox = async ({
  db,
  shopMail,
}: Pick<ApiDeps, 'db' | 'shopMail'>): Promise<string | undefined> =>
  shopMail ?? (await ownShop(db)).contact?.email;
