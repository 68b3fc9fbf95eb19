import { stockFileAnswerSchema } from '@dana/contracts/api/staff-catalogue';
import { onShopAtWork } from '../shop-at-work.ts';
import { type AppliedStock, applyStockFile } from './apply-stock-file.ts';

type Asked = { file: string; text: string; apiOrigin: string | undefined };

/** Brings stock and prices of the shop that the settings name to what a file says, open or not; all of it or nothing. */
export function stockShop({ file, text, apiOrigin }: Asked): Promise<AppliedStock> {
  return onShopAtWork(
    {
      inDatabase: (trx) => applyStockFile(trx, { file, text, by: { actor: file, at: new Date() } }),
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
