import { stockFileAnswerSchema } from '@dana/contracts/api/staff-catalogue';
import { databaseNow } from '../../database/database-clock.ts';
import { onShopAtWork } from '../shop-at-work.ts';
import { type AppliedStock, applyStockFile } from './apply-stock-file.ts';

type Asked = { file: string; text: string; apiOrigin: string | undefined };

/** Brings stock and prices of the shop that the settings name to what a file says, open or not; all of it or nothing. */
export function stockShop({ file, text, apiOrigin }: Asked): Promise<AppliedStock> {
  return onShopAtWork(
    {
      inDatabase: async (trx) =>
        applyStockFile(trx, { file, text, by: { actor: file, at: await databaseNow(trx) } }),
      overApi: async (call) => {
        const form = new FormData();
        form.append('name', file);
        form.append('stock', text);
        return stockFileAnswerSchema.parse(await call('POST', '/catalogue/stock', form)).data;
      },
    },
    { apiOrigin, isTrial: false },
  );
}
