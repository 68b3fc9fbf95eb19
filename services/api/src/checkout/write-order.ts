import { sql } from 'kysely';
import type { Currency } from '../money/currencies.ts';
import { json } from '../database/stored.ts';
import { queueOrderEmail, queueOrderPlaced } from '../emails/queue.ts';
import { payLink } from '../payments/pay-link.ts';
import { openPayment } from '../payments/payment-provider.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CartLine } from '../cart/carts.ts';
import type { CheckedOrder } from './check-order.ts';
import { confirmationEnd, confirmedWithinHours } from '../orders/confirm-order.ts';
import type { CouponRow } from '../cart/coupon-rules.ts';
import { deliveryDates } from '../places/delivery-dates.ts';
import type { CartPrice } from '../cart/price-cart.ts';
import { readOwnShop } from '../shop/own-shop.ts';
import type { Schedule } from '../payments/ways-to-pay.ts';

type Draft = {
  order: CheckedOrder;
  price: CartPrice;
  schedule: Schedule | null;
  coupon: CouponRow | null;
  cartId: string;
  asker: { user: CurrentUser | null; lang: Lang; currency: Currency };
  placedFrom: string;
  /** It is large and paid on delivery: a mailed link confirms it first. */
  isToConfirm: boolean;
  now: Date;
};

/** Writes an order with its lines and first status, and begins its payment. */
export async function writeOrder(trx: Db, deps: ApiDeps, draft: Draft) {
  const { order, price, schedule, asker, now } = draft;
  const feesMinor = schedule?.feesMinor ?? 0;
  const id = deps.randomId();
  const own = (await readOwnShop(trx))?.shop;
  const letters = own?.orderPrefix === undefined ? '' : `${own.orderPrefix}-`;
  await trx
    .insertInto('orders')
    .values({
      id,
      // A shop that says nothing of itself has the letters that the table begins numbers with.
      ...(own && { number: sql<string>`${letters}::text || nextval('order_numbers')` }),
      user_id: asker.user?.id ?? null,
      cart_id: draft.cartId,
      status: 'placed',
      payment_status: 'pending',
      currency: asker.currency.code,
      sub_total_minor: price.subTotalMinor,
      discount_minor: price.discountMinor,
      shipping_minor: price.shippingMinor,
      fees_minor: feesMinor,
      total_minor: price.totalMinor + feesMinor,
      promo_code: draft.coupon?.code ?? null,
      contact: json(order.contact),
      address: json(order.address),
      shipping_method: json({
        name: order.shipping.name,
        days: [order.shipping.min_days, order.shipping.max_days],
        delivery: deliveryDates(now, order.shipping, order.calendar),
        ...(order.shipping.is_pickup && { pickup: true }),
      }),
      payment_method: json({ name: order.payment.name, code: order.payment.code }),
      installment: installmentOf(order, schedule),
      notes: order.input.notes,
      lang: asker.lang,
      placed_from: draft.placedFrom,
      ...(draft.isToConfirm && { confirm_by: confirmationEnd }),
      created_at: now,
    })
    .execute();
  const payment = await openPayment(trx, deps, order.provider, {
    ...{ orderId: id, methodCode: order.payment.code, now },
    ...{ amountMinor: price.totalMinor + feesMinor, currency: asker.currency.code },
  });
  await trx
    .insertInto('order_items')
    .values(price.lines.map((line) => itemOf(id, line)))
    .execute();
  if (payment) return { id, link: await payLink({ ...deps, db: trx }, payment, asker.lang) };
  if (draft.isToConfirm) await askToConfirm(trx, deps, id);
  else await queueOrderPlaced(trx, deps, id);
  return { id, link: null };
}

/** 429 where its address has had as many emails as a day allows: without the link nobody could confirm it. */
async function askToConfirm(trx: Db, deps: ApiDeps, orderId: string): Promise<void> {
  if (await queueOrderEmail(trx, deps, { orderId, kind: 'order_to_confirm' })) return;
  throw new ApiFailure(429, 'too_many_due', { retryAfterSeconds: confirmedWithinHours * 60 * 60 });
}

function itemOf(orderId: string, { line, unitMinor, lineMinor }: CartPrice['lines'][number]) {
  const { product, variation, quantity } = line;
  return {
    order_id: orderId,
    product_id: product.id,
    variation_id: variation?.id ?? null,
    name: json(product.name),
    slug: product.slug,
    sku: variation?.sku ?? product.sku,
    options: json(optionsOf(line)),
    picture: json(variation?.picture ?? product.pictures[0] ?? null),
    quantity,
    unit_minor: unitMinor,
    line_minor: lineMinor,
  };
}

/** What was chosen, in words: Colour – Navy. */
function optionsOf({ product, variation }: CartLine) {
  return (variation?.attributes ?? []).flatMap(({ id, values }) => {
    const attribute = product.attributes.find((candidate) => candidate.id === id);
    const value = attribute?.values.find((candidate) => values.includes(candidate.id));
    return attribute && value ? [{ name: attribute.name, value: value.name }] : [];
  });
}

function installmentOf(order: CheckedOrder, schedule: Schedule | null): string | null {
  if (!order.installment || !schedule) return null;
  const { id, months } = order.installment;
  return json({ id, months, monthly_minor: schedule.monthlyMinor, last_minor: schedule.lastMinor });
}
