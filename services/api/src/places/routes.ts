import {
  citiesAnswerSchema,
  citiesQuerySchema,
  countriesAnswerSchema,
} from '@dana/contracts/api/country-city';
import { deliveriesAnswerSchema, deliveriesQuerySchema } from '@dana/contracts/api/deliveries';
import { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import { Hono } from 'hono';
import { localise } from '../catalogue/localise.ts';
import { rowId } from '../catalogue/product-rows.ts';
import { providerOf } from '../payments/payment-provider.ts';
import { presentCountry } from './addresses.ts';
import { deliveredCountries } from './country-terms.ts';
import { presentDeliveries } from './deliveries.ts';
import { presentPackage, presentPaymentMethod } from '../payments/ways-to-pay.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { pageMeta, pageOf, readPaging, readQuery } from '../http/read-input.ts';

/** GET countries, cities (country_id), deliveries (country_id), payment_methods and installment-packages. */
export function placeRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/countries', async (c) => {
      const paging = readPaging(c, { standard: 100, max: 1000 });
      const rows = await deliveredCountries(deps);
      const data = pageOf(rows, paging).map((row) => presentCountry(row, c.get('lang')));
      return answer(c, countriesAnswerSchema, { success: true, data, meta: pageMeta(paging, rows.length) });
    })
    .get('/cities', async (c) => {
      const lang = c.get('lang');
      const paging = readPaging(c, { standard: 1000, max: 1000 });
      const { country_id: countryId } = readQuery(c, citiesQuerySchema);
      let query = deps.db
        .selectFrom('cities as c')
        .leftJoin('cities as parent', 'parent.id', 'c.parent_id')
        .selectAll('c')
        .select('parent.name as parent_name')
        .where('c.withdrawn_at', 'is', null)
        .orderBy('c.position');
      if (countryId) query = query.where('c.country_id', '=', rowId(countryId) ?? -1);
      const rows = await query.execute();
      const data = pageOf(rows, paging).map((row) => ({
        id: row.id,
        name: localise(row.name, lang),
        country_id: row.country_id,
        parent_id: row.parent_id,
        parent_name: row.parent_name && localise(row.parent_name, lang),
        names: [row.name.en ?? '', row.name.ar ?? ''],
        is_other: row.is_other,
      }));
      return answer(c, citiesAnswerSchema, { success: true, data, meta: pageMeta(paging, rows.length) });
    })
    .get('/deliveries', async (c) => {
      const { country_id: countryId } = readQuery(c, deliveriesQuerySchema);
      const view = { lang: c.get('lang'), currency: c.get('currency') };
      const data = await presentDeliveries(deps, countryId, view);
      return answer(c, deliveriesAnswerSchema, { success: true, data });
    })
    .get('/payment_methods', async (c) => {
      const rows = await deps.db
        .selectFrom('payment_methods')
        .selectAll()
        .where('active', '=', true)
        .orderBy('position')
        .execute();
      const offered = rows.filter(({ code }) => providerOf(deps, code));
      const data = offered.map((row) => presentPaymentMethod(row, c.get('lang')));
      return answer(c, paymentMethodsAnswerSchema, { success: true, data });
    })
    .get('/installment-packages', async (c) => {
      const rows = await deps.db.selectFrom('installment_packages').selectAll().orderBy('months').execute();
      const view = { lang: c.get('lang'), currency: c.get('currency') };
      const data = rows.map((row) => presentPackage(row, null, view));
      return answer(c, installmentPackagesAnswerSchema, { success: true, data });
    });
}
