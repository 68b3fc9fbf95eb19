import type { Kysely } from 'kysely';
import { json } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import { pictureAlt, picturePath } from '@dana/sample-shop/drawings/picture-catalogue';
import { countries, gulfCities, kuwait } from './places.ts';
import { coupons, currencies, installmentPackages, paymentMethods, shippingMethods } from './ways-to-buy.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Fills currencies, places, shipping, payment and coupons. */
export async function seedWaysToBuy(trx: Kysely<Database>, now: Date): Promise<void> {
  await trx
    .insertInto('currencies')
    .values(
      currencies.map(({ name, symbol, ...row }, index) => ({
        ...row,
        id: index + 1,
        name: json(name),
        symbol: json(symbol),
      })),
    )
    .execute();
  await seedPlaces(trx);
  await trx
    .insertInto('shipping_methods')
    .values(
      shippingMethods.map(({ name, description, ...row }, index) => ({
        ...row,
        id: index + 1,
        name: json(name),
        description: json(description),
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('payment_methods')
    .values(
      paymentMethods.map(({ name, description, ...row }, index) => ({
        position: index + 1,
        ...row,
        id: index + 1,
        name: json(name),
        description: json(description),
      })),
    )
    .execute();
  await trx
    .insertInto('installment_packages')
    .values(
      installmentPackages.map(({ name, ...row }, index) => ({ ...row, id: index + 1, name: json(name) })),
    )
    .execute();
  await trx
    .insertInto('coupons')
    .values(
      coupons.map((coupon, index) => {
        const [drawing, view, colour] = coupon.picture;
        const alt = {
          en: pictureAlt(drawing, view, colour, 'en'),
          ar: pictureAlt(drawing, view, colour, 'ar'),
        };
        return {
          id: index + 1,
          code: coupon.code,
          title: json(coupon.title),
          discount_percent: coupon.percent,
          minimum_minor: coupon.minimumFils,
          product_type: coupon.productType ?? null,
          starts_at: new Date(now.getTime() - 30 * dayMs),
          ends_at: new Date(now.getTime() + coupon.endsInDays * dayMs),
          use_limit: coupon.useLimit ?? null,
          picture: json({ url: picturePath(drawing, view, colour), alt }),
        };
      }),
    )
    .execute();
}

async function seedPlaces(trx: Kysely<Database>): Promise<void> {
  await trx
    .insertInto('countries')
    .values(
      countries.map(([code, phoneCode, en, ar], index) => ({
        id: index + 1,
        code,
        phone_code: phoneCode,
        name: json({ en, ar }),
        position: index + 1,
      })),
    )
    .execute();
  const cities: {
    id: number;
    country_id: number;
    parent_id: number | null;
    name: string;
    position: number;
  }[] = [];
  const add = (countryId: number, parentId: number | null, [en, ar]: readonly [string, string]) => {
    const id = cities.length + 1;
    cities.push({ id, country_id: countryId, parent_id: parentId, name: json({ en, ar }), position: id });
    return id;
  };
  for (const { governorate, areas } of kuwait) {
    const governorateId = add(1, null, governorate);
    for (const area of areas) add(1, governorateId, area);
  }
  for (const [index, [code]] of countries.entries()) {
    for (const city of gulfCities[code] ?? []) add(index + 1, null, city);
  }
  await trx.insertInto('cities').values(cities).execute();
}
