import {
  type CatalogueReport,
  cataloguePicturesAnswerSchema,
  catalogueUpdateAnswerSchema,
} from '@dana/contracts/api/staff-catalogue';
import { databaseNow } from '../../database/database-clock.ts';
import type { CheckedCatalogue } from '../load-shop.ts';
import { CatalogueRefused } from '../read/faults.ts';
import { onShopAtWork, type StaffCall } from '../shop-at-work.ts';
import { formOf } from './sent-catalogue.ts';
import { updateCatalogue } from './update-catalogue.ts';

type Asked = { folder: string; isTrial: boolean; apiOrigin: string | undefined };

/** Updates the shop that the settings name, open or not. Errors: throws `CatalogueRefused`; nothing is changed then. */
export function updateShop(
  checked: CheckedCatalogue,
  { folder: name, isTrial, apiOrigin }: Asked,
): Promise<CatalogueReport> {
  return onShopAtWork(
    {
      inDatabase: async (trx) =>
        updateCatalogue(trx, checked, { now: await databaseNow(trx), isTrial, name }),
      overApi: (call) => updateOverApi(call, checked, { name, isTrial }),
    },
    { apiOrigin, isTrial },
  );
}

async function updateOverApi(
  call: StaffCall,
  checked: CheckedCatalogue,
  { name, isTrial }: { name: string; isTrial: boolean },
): Promise<CatalogueReport> {
  const { data: pictures } = cataloguePicturesAnswerSchema.parse(await call('GET', '/catalogue/pictures'));
  const has = new Map(pictures.map(({ path, sha256 }) => [path, sha256]));
  const answer = await call('POST', '/catalogue', formOf(checked, { name, isTrial, has }));
  const { report, faults } = catalogueUpdateAnswerSchema.parse(answer).data;
  if (!report) throw new CatalogueRefused(name, faults);
  return report;
}
