import { json } from '../../database/stored.ts';
import { valuesOf } from './catalogue-lists.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { storedPicture } from './stored-pictures.ts';
import { writePlaces } from './write-places.ts';
import type { RowWriter } from './write-rows.ts';

/** Writes currencies, places, shipping, payment and coupons. */
export async function writeWaysToBuy(write: RowWriter, catalogue: Catalogue, now: Date): Promise<void> {
  await write(
    'currencies',
    valuesOf(catalogue, 'currencies').map(({ id, code, name, symbol, rate, active, isDefault }) => ({
      id,
      code,
      name: json(name),
      symbol: json(symbol),
      rate,
      active: active ?? true,
      is_default: isDefault ?? false,
    })),
  );
  await write(
    'shipping_methods',
    valuesOf(catalogue, 'shippingMethods').map((method, index) => ({
      id: method.id,
      code: method.code,
      name: json(method.name),
      description: json(method.description),
      price_minor: method.price,
      free_from_minor: method.freeFrom ?? null,
      min_days: method.minDays,
      max_days: method.maxDays,
      position: index + 1,
      is_pickup: method.pickup ?? false,
    })),
  );
  await write(
    'payment_methods',
    valuesOf(catalogue, 'paymentMethods').map((method, index) => ({
      id: method.id,
      code: method.code,
      name: json(method.name),
      description: json(method.description),
      has_installments: method.hasInstallments ?? false,
      active: method.active ?? true,
      position: method.position ?? index + 1,
    })),
  );
  await writePlaces(write, catalogue);
  await write(
    'installment_packages',
    valuesOf(catalogue, 'installmentPackages').map(({ id, name, months, feesPercent, minimum }) => ({
      id,
      name: json(name),
      months,
      fees_percent: feesPercent,
      min_minor: minimum,
    })),
  );
  await write(
    'coupons',
    valuesOf(catalogue, 'coupons').map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      title: json(coupon.title),
      discount_percent: coupon.percent,
      minimum_minor: coupon.minimum ?? 0,
      product_type: coupon.productType ?? null,
      starts_at: coupon.startsAt(now),
      ends_at: coupon.endsAt(now),
      use_limit: coupon.useLimit ?? null,
      use_limit_per_account: coupon.useLimitPerAccount ?? null,
      picture: json(storedPicture(coupon.picture)),
    })),
  );
}
