import {
  cataloguePicturesAnswerSchema,
  catalogueUpdateAnswerSchema,
  stockFileAnswerSchema,
  stockFileInputSchema,
} from '@dana/contracts/api/staff-catalogue';
import { Hono } from 'hono';
import { underStartLock } from '../database/migrate.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { checkInput, readForm } from '../http/read-input.ts';
import { applyStockFile } from '../load/stock/apply-stock-file.ts';
import { CatalogueRefused } from '../load/read/faults.ts';
import { readSent } from '../load/update/sent-catalogue.ts';
import { updateCatalogue } from '../load/update/update-catalogue.ts';
import { staffOf } from '../staff/tokens/staff-of.ts';

/** A catalogue's texts, and the pictures that are new. They stand in memory until they are written. */
const updateBytesMax = 256 * 1024 * 1024;
/** A hundred thousand lines of a till. */
const stockBytesMax = 8 * 1024 * 1024;

/** Below /api/staff/catalogue: GET pictures; POST / updates the catalogue, POST stock takes stock and prices from a table. */
export function staffCatalogueRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const requireStaff = staffOf(deps);

  return new Hono<ApiEnv>()
    .get('/pictures', async (c) => {
      await requireStaff(c, 'catalogue:write');
      const data = await deps.db.selectFrom('pictures').select(['path', 'sha256']).orderBy('path').execute();
      return answer(c, cataloguePicturesAnswerSchema, { success: true, data });
    })
    .post('/', async (c) => {
      const staff = await requireStaff(c, 'catalogue:write');
      const form = await readForm(c, updateBytesMax, 'body_too_large');
      try {
        const { checked, name, isTrial } = await readSent(deps.db, form);
        const report = await underStartLock(deps.db, (trx) =>
          updateCatalogue(trx, checked, { now: deps.now(), isTrial, name }),
        );
        if (!isTrial)
          c.get('log').info({ staff: staff.name, token: staff.tokenId }, 'The catalogue was updated.');
        return answer(c, catalogueUpdateAnswerSchema, { success: true, data: { report, faults: [] } });
      } catch (error) {
        if (!(error instanceof CatalogueRefused)) throw error;
        const data = { report: null, faults: [...error.faults] };
        return answer(c, catalogueUpdateAnswerSchema, { success: true, data });
      }
    })
    .post('/stock', async (c) => {
      const staff = await requireStaff(c, 'catalogue:write');
      const form = await readForm(c, stockBytesMax, 'body_too_large');
      const { stock, name } = checkInput(Object.fromEntries(form), stockFileInputSchema);
      const data = await deps.db
        .transaction()
        .execute((trx) =>
          applyStockFile(trx, { file: name, text: stock, by: { actor: staff.name, at: deps.now() } }),
        );
      if (data.changed > 0)
        c.get('log').info(
          { staff: staff.name, token: staff.tokenId, changed: data.changed },
          'Stock and prices were taken from a table.',
        );
      return answer(c, stockFileAnswerSchema, { success: true, data });
    });
}
