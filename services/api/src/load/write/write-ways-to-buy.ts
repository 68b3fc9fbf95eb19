import { json } from '../../database/stored.ts';
import { weekDays } from '../format/ways-to-buy.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { storedPicture } from './write-pictures.ts';
import { type RowWriter, valuesOf } from './write-rows.ts';

/** Writes currencies, places, shipping, payment and coupons. */
export async function writeWaysToBuy(write: RowWriter, catalogue: Catalogue, now: Date): Promise<void> {
  await write(
    'currencies',
    valuesOf(catalogue, 'currencies').map(({ active = true, isDefault = false, ...currency }) => ({
      ...currency,
      active,
      is_default: isDefault,
    })),
  );
  await write(
    'shipping_methods',
    valuesOf(catalogue, 'shippingMethods').map(
      ({ price, freeFrom = null, minDays, maxDays, pickup = false, ...method }, index) => ({
        ...method,
        price_minor: price,
        free_from_minor: freeFrom,
        min_days: minDays,
        max_days: maxDays,
        position: index + 1,
        is_pickup: pickup,
      }),
    ),
  );
  await write(
    'payment_methods',
    valuesOf(catalogue, 'paymentMethods').map(
      ({ hasInstallments = false, active = true, position, ...method }, index) => ({
        ...method,
        active,
        has_installments: hasInstallments,
        position: position ?? index + 1,
      }),
    ),
  );
  await writePlaces(write, catalogue);
  await write(
    'installment_packages',
    valuesOf(catalogue, 'installmentPackages').map(({ feesPercent, minimum, ...each }) => ({
      ...each,
      fees_percent: feesPercent,
      min_minor: minimum,
    })),
  );
  await write(
    'coupons',
    valuesOf(catalogue, 'coupons').map(({ id, code, title, ...coupon }) => ({
      ...{ id, code, title },
      discount_percent: coupon.percent,
      minimum_minor: coupon.minimum ?? 0,
      product_type: coupon.productType ?? null,
      starts_at: coupon.startsAt(now),
      ends_at: coupon.endsAt(now),
      use_limit: coupon.useLimit ?? null,
      use_limit_per_account: coupon.useLimitPerAccount ?? null,
      picture: storedPicture(coupon.picture),
    })),
  );
}

const usualWeekend = ['friday', 'saturday'] as const;

/** Writes countries with their areas, and how orders go there and are paid; after shipping and payment methods. */
async function writePlaces(write: RowWriter, catalogue: Catalogue): Promise<void> {
  const countries = valuesOf(catalogue, 'countries');
  await write(
    'countries',
    countries.map(({ id, code, phoneCode, name, weekend = usualWeekend }, index) => ({
      id,
      code,
      phone_code: phoneCode,
      name: name,
      position: index + 1,
      weekend: json(weekend.map((day) => weekDays.indexOf(day))),
    })),
  );
  await writeCities(write, catalogue);
  await writeTerms(write, catalogue);
  await write(
    'holidays',
    valuesOf(catalogue, 'holidays').map(({ id, name, countries: codes, year, days, ...date }) => ({
      ...date,
      id,
      name: name,
      countries: codes ?? null,
      year: year ?? null,
      days: days ?? 1,
    })),
  );
}

async function writeCities(write: RowWriter, catalogue: Catalogue): Promise<void> {
  const places = valuesOf(catalogue, 'countries').flatMap((country) =>
    country.cities.flatMap(({ id, name, areas = [], isOther = false }) => [
      { id, country_id: country.id, parent_id: null, name: name, is_other: isOther },
      ...areas.map((area) => ({
        id: area.id,
        country_id: country.id,
        parent_id: id,
        name: area.name,
        is_other: false,
      })),
    ]),
  );
  await write(
    'cities',
    places.map((place, index) => ({ ...place, position: index + 1 })),
  );
}

/** Rates and ways to pay by country. References were checked before. */
async function writeTerms(write: RowWriter, catalogue: Catalogue): Promise<void> {
  const countries = valuesOf(catalogue, 'countries');
  const methods = new Map(valuesOf(catalogue, 'shippingMethods').map((method) => [method.code, method]));
  const payments = new Map(valuesOf(catalogue, 'paymentMethods').map(({ code, id }) => [code, id]));
  const rates = countries.flatMap(({ id, shipping = [] }) =>
    shipping.flatMap((own) => {
      const method = methods.get(own.method);
      if (!method) return [];
      const { price, freeFrom, minDays, maxDays } = 'price' in own ? own : method;
      return [
        {
          country_id: id,
          shipping_method_id: method.id,
          price_minor: price,
          free_from_minor: freeFrom ?? null,
          min_days: minDays,
          max_days: maxDays,
        },
      ];
    }),
  );
  await write('country_shipping', rates);
  const ways = countries.flatMap(({ id, payments: codes = [] }) =>
    codes.flatMap((code) => {
      const paymentId = payments.get(code);
      return paymentId === undefined ? [] : [{ country_id: id, payment_method_id: paymentId }];
    }),
  );
  await write('country_payments', ways);
}
