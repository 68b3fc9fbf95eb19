import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiErrorSchema } from '@dana/contracts/api/error';
import {
  cataloguePicturesAnswerSchema,
  type CatalogueReport,
  catalogueUpdateAnswerSchema,
  stockFileAnswerSchema,
} from '@dana/contracts/api/staff-catalogue';
import { DirectoryInUse } from '@dana/server/lock-directory';
import { databaseNow } from '../database/database-clock.ts';
import { migrate, underStartLock } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import type { Db } from '../database/schema.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import type { CheckedCatalogue } from './load-shop.ts';
import { CatalogueRefused } from './read/faults.ts';
import { type AppliedStock, applyStockFile } from './stock/apply-stock-file.ts';
import { formOf } from './update/sent-catalogue.ts';
import { updateCatalogue } from './update/update-catalogue.ts';

type UpdateAsked = { folder: string; isTrial: boolean; apiOrigin: string | undefined };

/** Updates the shop that the settings name, open or not. Errors: throws `CatalogueRefused`; nothing is changed then. */
export function updateShop(
  checked: CheckedCatalogue,
  { folder: name, isTrial, apiOrigin }: UpdateAsked,
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

type StockAsked = { file: string; text: string; apiOrigin: string | undefined };

/** Brings stock and prices of the shop that the settings name to what a file says, open or not; all of it or nothing. */
export function stockShop({ file, text, apiOrigin }: StockAsked): Promise<AppliedStock> {
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

/** Calls the API of a shop as its staff. Errors: throws what the API refuses with, in its words. */
type StaffCall = (method: 'GET' | 'POST', path: string, form?: FormData) => Promise<unknown>;

type Work<Result> = {
  /** In one transaction, which a trial undoes. */
  inDatabase: (trx: Db) => Promise<Result>;
  overApi: (call: StaffCall) => Promise<Result>;
};

type Place = { apiOrigin: string | undefined; isTrial: boolean };

/**
 * Works on a shop that may be open: in the PostgreSQL server of DATABASE_URL, or in the embedded database; where another
 * process has that one, or `apiOrigin` names a shop, through its API, with the staff token of STAFF_TOKEN or of DATA_DIR.
 */
async function onShopAtWork<Result>(work: Work<Result>, { apiOrigin, isTrial }: Place): Promise<Result> {
  const environment = readEnvironment(process.env);
  if (apiOrigin !== undefined) return work.overApi(callerOf(environment, apiOrigin));
  const database = await openUnlessInUse(environment);
  if (!database) return work.overApi(callerOf(environment, `http://127.0.0.1:${environment.portNumber}`));
  try {
    return await inTransaction(database, work.inDatabase, isTrial);
  } finally {
    await database.close();
  }
}

async function openUnlessInUse(environment: Environment): Promise<OpenDatabase | null> {
  if (!existsSync(environment.dataDir) && environment.databaseUrl === undefined)
    throw new Error(`There is no shop in ${environment.dataDir}. Say where it is: DATA_DIR=.data-mine`);
  mkdirSync(environment.dataDir, { recursive: true });
  try {
    return await openDatabase(environment);
  } catch (error) {
    if (error instanceof DirectoryInUse) return null;
    throw error;
  }
}

class TrialIsOver<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('A trial was not undone.');
    this.result = result;
  }
}

async function inTransaction<Result>(
  { startDb }: OpenDatabase,
  work: Work<Result>['inDatabase'],
  isTrial: boolean,
): Promise<Result> {
  try {
    return await underStartLock(startDb, async (trx) => {
      await migrate(trx);
      const result = await work(trx);
      if (isTrial) throw new TrialIsOver(result);
      return result;
    });
  } catch (error) {
    if (error instanceof TrialIsOver) return error.result as Result;
    throw error;
  }
}

function callerOf({ dataDir }: Environment, origin: string): StaffCall {
  const file = join(dataDir, 'staff-token');
  const token = process.env.STAFF_TOKEN ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
  if (token === null)
    throw new Error(
      'The shop is open, so this goes through its API, which wants a staff token. Make one with pnpm staff-token make --scope catalogue:write, and set STAFF_TOKEN.',
    );
  return async (method, path, form) => {
    const response = await fetch(new URL(`/api/staff${path}`, origin), {
      method,
      headers: { authorization: `Bearer ${token}`, lang: 'en' },
      ...(form && { body: form }),
    }).catch((error: Error) => {
      throw new Error(
        `The shop is open in another process, and its API does not answer at ${origin} (API_PORT, or --api). ${String(error.cause ?? error)}`,
      );
    });
    const body: unknown = await response.json();
    if (response.ok) return body;
    const refusal = apiErrorSchema.safeParse(body);
    throw new Error(
      `The shop's API answered ${response.status}: ${refusal.data?.message ?? 'nothing that can be read'}.`,
    );
  };
}
